/** More alternatives than any pattern of a person has: such a pattern is left as it is, and then matches nothing. */
const MOST = 50
const INNERMOST = /\{([^{}]*,[^{}]*)\}/

/** `src/{api,web}/**` is `src/api/**` and `src/web/**`; braces without a comma are a part of the name. */
export function expandBraces(pattern: string): readonly string[] {
  let expanded: readonly string[] = [pattern]
  while (expanded.some((one) => INNERMOST.test(one))) {
    expanded = expanded.flatMap((one) => {
      const [whole = '', list = ''] = INNERMOST.exec(one) ?? []
      if (whole === '') return [one]
      const at = one.indexOf(whole)
      return list.split(',').map((word) => one.slice(0, at) + word + one.slice(at + whole.length))
    })
    if (expanded.length > MOST) return [pattern]
  }
  return expanded
}

/** The parts of a list that commas or white space separate; a comma between braces separates nothing. */
export function splitPatterns(list: string): readonly string[] {
  const parts: string[] = []
  let [depth, part] = [0, '']
  for (const letter of list) {
    if (letter === '{') depth += 1
    if (letter === '}') depth = Math.max(0, depth - 1)
    const isSpace = /\s/.test(letter)
    if (depth === 0 && (letter === ',' || isSpace)) {
      parts.push(part)
      part = ''
    } else if (!isSpace) part += letter
  }
  return [...parts, part].filter((one) => one !== '')
}
