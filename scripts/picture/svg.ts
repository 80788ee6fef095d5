type Attributes = Readonly<Record<string, string | number>>

/** An element; its attributes are escaped, its children are already SVG. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(number(value))}"`)
  const inside = children.join('')
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`
}

export function textAt(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escaped(text))
}

/** Text that anybody wrote, as nothing but text: XML knows no control characters and no halves of characters. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const number = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 10) / 10) : value)
