import type { AdapterName } from './adapter-names.ts'

/** What Baton can do with an agent, by the adapter that reads it. */
export interface AdapterSupport {
  /** Its own session goes on after a crash, an answer or a rework; `some`: where the program says that it can. */
  readonly resume: boolean | 'some'
  /** What it would ask about becomes a question to a person; else it refuses that to itself. */
  readonly permissions: boolean
  /** What it tells of its use: tokens, or tokens and what they cost. */
  readonly usage: 'none' | 'tokens' | 'cost'
  /** It can be frozen with everything that it started, and thawed. */
  readonly pause: boolean
}

/** As tried (docs/guides/agents.md). Every process can be frozen. */
export const ADAPTER_SUPPORT: Readonly<Record<AdapterName, AdapterSupport>> = {
  plain: { resume: false, permissions: false, usage: 'none', pause: true },
  claude: { resume: true, permissions: true, usage: 'cost', pause: true },
  codex: { resume: false, permissions: false, usage: 'tokens', pause: true },
  'codex-server': { resume: true, permissions: true, usage: 'tokens', pause: true },
  gemini: { resume: false, permissions: false, usage: 'tokens', pause: true },
  acp: { resume: 'some', permissions: true, usage: 'tokens', pause: true },
}
