const MOST_LETTERS = 290

/** The name of a failure on one line, without what differs from run to run; `×2` still fits in after it. */
export const stableName = (name: string): string =>
  name
    .replace(/\b0x[0-9a-f]+/gi, '0x…')
    .replace(/ \((?:[\d.]+ ?(?:ms|s|m|min) ?)+\)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .trim()
