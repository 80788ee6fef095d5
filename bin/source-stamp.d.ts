export function bundlesFolder(home: string): string
export function manifestFile(home: string): string
export function bundleFolder(home: string): string
export function manifestOf(home: string): string
