/** Text inside `"…"` of a Mermaid diagram. A quote would end it, and what looks like a tag would become one. */
export function quoted(text: string): string {
  const safe = text
    .replaceAll('&', '#amp;')
    .replaceAll('"', '#quot;')
    .replace(/<(?=[a-z/!?])/gi, '#lt;')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return `"${safe}"`
}

/** An id that no keyword of Mermaid (`end`, `default`, …) can be mistaken for. */
export const nodeId = (...parts: readonly (string | number)[]) => parts.join('_')

/** Black or white, whichever can be read on the colour. */
export function inkOn(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#000000' : '#FFFFFF'
}
