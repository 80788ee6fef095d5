/** The agents whose output stream Baton understands; `plain` is the text protocol itself. */
export const ADAPTER_NAMES = ['plain', 'claude', 'codex', 'gemini'] as const
export type AdapterName = (typeof ADAPTER_NAMES)[number]
