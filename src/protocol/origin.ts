/** Where a command came from: it is written into every decision of a person, and decides nothing. */
export interface Origin {
  /** `terminal`: typed by somebody; `program`: a script or CI; `token`: a run's agent; `page`: the web page. */
  readonly channel: 'terminal' | 'token' | 'program' | 'page'
  readonly user: string
  /** Null where the system has no such number. */
  readonly uid: number | null
  readonly pid: number
  /** The terminal's device, where there is one. */
  readonly tty: string | null
  /** The program that was called and those above it, the nearest first; names without control characters. */
  readonly ancestry: readonly { readonly pid: number; readonly name: string }[]
}
