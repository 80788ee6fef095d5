/**
 * A short name for a text: 106 bits in 28 hexadecimal digits (cyrb53 twice). The same text gives the same name. It is
 * no proof against somebody who looks for two texts with one name, so a reader that finds a record by it compares the texts.
 */
export function textDigest(text: string): string {
  return half(text, 0x9e3779b9) + half(text, 0x85ebca6b)
}

function half(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed
  let low = 0x41c6ce57 ^ seed
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(16).padStart(14, '0')
}
