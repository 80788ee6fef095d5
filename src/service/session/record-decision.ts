import { MEMORY, readMemory } from '../../memory/memory-files.ts'
import { writeMemory } from '../../memory/write-memory.ts'
import type { Lang } from '../../protocol/lang.ts'

export interface Decision {
  readonly request: string
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
}

/** Writes down what a person decided about an unclear request, as `.claude/memory/decisions/DAY-N.md`. */
export async function recordDecision(
  root: string,
  { request, answers }: Decision,
  { lang, now }: { readonly lang: Lang; readonly now: number },
): Promise<string> {
  const day = new Date(now).toISOString().slice(0, 10)
  const text = decisionText({ request, answers }, { lang, day })
  let number = 1
  const path = () => `decisions/${day}-${number}.md`
  while ((await readMemory(root, path())) !== undefined) number += 1
  await writeMemory(root, [{ path: path(), before: undefined, text }])
  return `${MEMORY}/${path()}`
}

export function decisionText(
  { request, answers }: Decision,
  { lang, day }: { readonly lang: Lang; readonly day: string },
): string {
  const [title, asked] = lang === 'ko' ? ['결정', '요청'] : ['Decision', 'Request']
  const quoted = request.split('\n').map((line) => `> ${line}`)
  const parts = [
    `# ${title} ${day}`,
    `## ${asked}\n\n${quoted.join('\n')}`,
    ...answers.map(({ question, answer }) => `## ${question}\n\n${answer}`),
  ]
  return `${parts.join('\n\n')}\n`
}
