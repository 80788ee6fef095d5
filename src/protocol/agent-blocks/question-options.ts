import type { Question } from './block-schemas.ts'

const YES_NO = ['Yes', 'No'] as const

/** The only answers that a question takes, or undefined where free text is an answer too. */
export function bindingOptions(question: Pick<Question, 'category' | 'options'>): readonly string[] | undefined {
  switch (question.category) {
    case 'choice':
      return question.options
    case 'confirmation':
      return question.options.length > 0 ? question.options : YES_NO
    case 'business':
    case 'clarification':
      return undefined
  }
}

/** The option that was meant, as the agent wrote it: case and surrounding space aside, in any Unicode composition. */
export function findOption(options: readonly string[], text: string): string | undefined {
  const wanted = folded(text)
  return options.find((option) => option === text) ?? options.find((option) => folded(option) === wanted)
}

export function folded(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}
