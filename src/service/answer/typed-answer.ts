import type { RunQuestion } from '../../pipeline/runs/run-record.ts'

/** What a person means by what they typed: an option, the number of one, or nothing for the default. */
export function typedAnswer({ options, default: usual }: RunQuestion['question'], typed: string): string {
  const text = typed.trim()
  if (text === '') return usual ?? ''
  // Where options are numbers themselves, they are meant.
  if (options.includes(text)) return text
  return options[Number(text) - 1] ?? text
}
