export function bundlesFolder(home: string): string
export function bundleFolder(home: string): string
