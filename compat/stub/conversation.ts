/** What a stub of a model API knows of a conversation: the same for every API. */
export interface Conversation {
  /** Everything that was said before the model's first turn. */
  readonly prompt: string
  /** The folder that the agent works in; tools of some CLIs want absolute paths. */
  readonly folder: string
  /** What the tools answered, in order. */
  readonly results: readonly string[]
  /** Names of the tools that are offered. */
  readonly tools: readonly string[]
  /** Folders that were made for a file to be written: no steps of the play. */
  readonly folders?: readonly string[]
}

/** What the model does in one turn. */
export type Turn =
  | { readonly kind: 'write'; readonly path: string; readonly content: string }
  /** `escalated`: outside of the CLI's sandbox, where it has one. */
  | { readonly kind: 'shell'; readonly command: string; readonly escalated?: true }
  /** A tool of `baton mcp`, by the end of its name: each CLI has a beginning of its own. */
  | { readonly kind: 'tool'; readonly tool: string; readonly input: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'say'
      readonly text: string
      /** The text is a question with these answers, asked by a tool where the CLI offers one. */
      readonly options?: readonly string[]
    }

/** How the CLI calls a tool of `baton mcp` to its model; undefined where the model is not offered it. */
export const offered = (tools: readonly string[], tool: string): string | undefined =>
  tools.find((name) => name.endsWith(tool) && name.includes('baton'))
