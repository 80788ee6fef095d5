import type { PlanEdits } from '../../dispatch/make-plan.ts'

/** The edits of a plan as one text, in the words of the note that answers a plan: `+architect -dba backend>frontend`. */
export const planEditsText = ({ add, remove, serialise }: PlanEdits): string =>
  [
    ...add.map((name) => `+${name}`),
    ...remove.map((name) => `-${name}`),
    ...serialise.map(([first, then]) => `${first}>${then}`),
  ].join(' ')

/** Reads that text back. */
export function readPlanEdits(text: string): PlanEdits {
  const words = text.split(' ')
  const after = (sign: string) => words.filter((word) => word.startsWith(sign)).map((word) => word.slice(1))
  const serialise = words.flatMap((word): [string, string][] => {
    const [, first = '', then = ''] = /^([^+>-][^>]*)>(.+)$/.exec(word) ?? []
    return first === '' ? [] : [[first, then]]
  })
  return { add: after('+'), remove: after('-'), serialise }
}
