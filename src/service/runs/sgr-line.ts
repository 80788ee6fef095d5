/**
 * A line that somebody else wrote, for a page: colours (SGR) stay, every other escape sequence and control character is
 * gone, and so is whatever turns the direction of the text. Of a line that was overwritten with carriage returns, the
 * last version is left.
 */
export function sgrLine(line: string): string {
  const overwritten = line.replace(/\r+$/, '')
  return overwritten
    .slice(overwritten.lastIndexOf('\r') + 1)
    .replace(SEQUENCES, (sequence) => (SGR.test(sequence) ? sequence : ''))
    .replaceAll('\t', '    ')
    .replace(INVISIBLE, '')
}

const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is for
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?|(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|\u001b[ -/]*[0-~]?/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape before a colour
const SGR = /^\u001b\[[0-9;:]{0,64}m$/
// All control characters but the escape, which is left only before a colour.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is for
const INVISIBLE = /[\u0000-\u001a\u001c-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu
