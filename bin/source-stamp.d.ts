export const BUNDLE_SCRIPTS: readonly string[]
export function bundlesFolder(home: string): string
export function manifestFile(home: string): string
export function commandsFile(home: string): string
export function bundleFolder(home: string, words?: readonly string[]): string
export function manifestOf(home: string): string

/** The groups of sources that a command can load, by their numbers. */
export interface CommandSources {
  readonly commands: Readonly<Record<string, readonly number[]>>
  readonly groups: readonly (readonly string[])[]
}
export function commandsOf(home: string, name: string, sources: CommandSources): string | undefined
