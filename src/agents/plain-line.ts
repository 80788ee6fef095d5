/**
 * A line that somebody else wrote, as nothing but visible text: escape sequences and control characters are gone, and
 * so is whatever would turn the direction of the text or hide a part of it. Of a line that was overwritten with
 * carriage returns, the last version is left.
 */
export function plainLine(line: string): string {
  const overwritten = line.replace(/\r+$/, '')
  return overwritten
    .slice(overwritten.lastIndexOf('\r') + 1)
    .replace(SEQUENCES, '')
    .replaceAll('\t', ' ')
    .replace(INVISIBLE, '')
}

// Strings up to their end or the next sequence (OSC, DCS, SOS, PM, APC), CSI sequences, and the short ones. No part can
// match in two ways, so the time is linear.
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is for
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b[ -/]*[0-~]?/g
const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu
