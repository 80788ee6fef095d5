import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { Adapter } from './adapter.ts'
import { claudeAdapter } from './claude-adapter.ts'
import { codexAdapter } from './codex-adapter.ts'
import { geminiAdapter } from './gemini-adapter.ts'

const ADAPTERS: Readonly<Record<Exclude<AdapterName, 'plain'>, (nonce: string) => Adapter>> = {
  claude: claudeAdapter,
  codex: codexAdapter,
  gemini: geminiAdapter,
}

/** Undefined for agents that speak the text protocol themselves: their bytes are heard as they are. */
export const createAdapter = (name: AdapterName, nonce: string): Adapter | undefined =>
  name === 'plain' ? undefined : ADAPTERS[name](nonce)
