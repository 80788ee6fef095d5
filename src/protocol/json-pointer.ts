/** RFC 6901: `pointer('a', 'b/c', 0)` is `/a/b~1c/0`. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Whether one of two places contains the other, or they are the same. */
export function overlaps(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`) || a === '' || b === ''
}
