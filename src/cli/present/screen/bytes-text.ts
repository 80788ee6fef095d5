const UNITS = ['kB', 'MB', 'GB', 'TB'] as const

/** `0 B`, `812 B`, `4.1 kB`, `136 MB`: two digits at least, and no more than three. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  let [value, unit] = [bytes, -1]
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1_000
    unit += 1
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${UNITS[unit]}`
}
