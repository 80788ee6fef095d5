import type { AdapterName } from '../../protocol/adapter-names.ts'
import { acpAdapter } from './acp-adapter.ts'
import type { Adapter, AdapterOptions } from './adapter.ts'
import { claudeAdapter } from './claude-adapter.ts'
import { codexAdapter } from './codex-adapter.ts'
import { codexServerAdapter } from './codex-server-adapter.ts'
import { geminiAdapter } from './gemini-adapter.ts'
import { plainAdapter } from './plain-adapter.ts'

const ADAPTERS: Readonly<Record<AdapterName, (options: AdapterOptions) => Adapter>> = {
  plain: plainAdapter,
  claude: claudeAdapter,
  codex: codexAdapter,
  'codex-server': codexServerAdapter,
  gemini: geminiAdapter,
  acp: acpAdapter,
}

export const createAdapter = (name: AdapterName, options: AdapterOptions): Adapter => ADAPTERS[name](options)
