export interface LoadedBundle<Exports> {
  readonly exports: Exports
  readonly keepCode: (command: string) => void
}

export function loadBundle<Exports>(folder: string): LoadedBundle<Exports>
