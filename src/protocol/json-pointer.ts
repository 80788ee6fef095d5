/** RFC 6901: `pointer('a', 'b/c', 0)` is `/a/b~1c/0`. */
export function pointer(...keys: readonly (string | number)[]): string {
  let text = ''
  for (const key of keys) text += `/${segment(String(key))}`
  return text
}

/** Most keys have nothing to escape. */
function segment(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

/** Whether one of two places contains the other, or they are the same. */
export function overlaps(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`) || a === '' || b === ''
}
