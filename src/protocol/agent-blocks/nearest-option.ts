import { folded } from './question-options.ts'

/** Longer answers are compared by their beginning: such a long answer was not meant as an option. */
const COMPARED_LENGTH = 200

/**
 * The option that is most like the answer, or undefined where there is none. What counts first is how well the answer
 * fits the beginning of an option, since people shorten (`postgres` for `PostgreSQL (recommended)`), then the whole.
 */
export function nearestOption(options: readonly string[], text: string): string | undefined {
  const answer = folded(text).slice(0, COMPARED_LENGTH)
  const ranked = options.map((option) => ({ option, ...distances(answer, folded(option).slice(0, COMPARED_LENGTH)) }))
  return ranked.toSorted((a, b) => a.toBeginning - b.toBeginning || a.toWhole - b.toWhole)[0]?.option
}

/** Edit distances of `answer` to the best beginning of `option` and to all of it. */
function distances(answer: string, option: string): { toBeginning: number; toWhole: number } {
  let row = Array.from({ length: option.length + 1 }, (_, column) => column)
  for (let index = 0; index < answer.length; index += 1) {
    const next = [index + 1]
    for (let column = 1; column <= option.length; column += 1) {
      const replaced = (row[column - 1] as number) + (option[column - 1] === answer[index] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] as number) + 1, (next[column - 1] as number) + 1))
    }
    row = next
  }
  return { toBeginning: Math.min(...row), toWhole: row[option.length] as number }
}
