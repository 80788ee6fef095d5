/**
 * JSON with every invisible character written as its escape, so that a file of it can be printed on a terminal or read
 * in a diff: what agents wrote stands in it. It parses to the same value, because these characters stand only inside
 * strings.
 */
export const visibleJson = (json: string): string =>
  json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (char) =>
    Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )
