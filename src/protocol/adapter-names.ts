/** The agents whose output stream Baton understands; `plain` is the text protocol itself. */
export const ADAPTER_NAMES = ['plain', 'claude', 'codex', 'codex-server', 'gemini', 'acp'] as const
export type AdapterName = (typeof ADAPTER_NAMES)[number]
