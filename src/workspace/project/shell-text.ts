/** Commands of a script, each as its words; nothing is expanded. */
export function shellCommands(script: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]]
  let word: string | undefined
  let quote: string | undefined
  const endWord = () => {
    if (word !== undefined) commands.at(-1)?.push(word)
    word = undefined
  }
  for (let at = 0; at < script.length; at += 1) {
    const char = script[at] ?? ''
    if (quote !== undefined) {
      if (char === quote) quote = undefined
      else if (char === '\\' && quote === '"') {
        at += 1
        word += script[at] ?? ''
      } else word += char
    } else if (char === '"' || char === "'") {
      quote = char
      word ??= ''
    } else if (char === '\\') {
      at += 1
      word = (word ?? '') + (script[at] ?? '')
    } else if (/[;&|\n()]/.test(char)) {
      endWord()
      commands.push([])
    } else if (/\s/.test(char)) endWord()
    else word = (word ?? '') + char
  }
  endWord()
  return commands.filter((command) => command.length > 0)
}
