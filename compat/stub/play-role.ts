import type { Conversation, Turn } from './conversation.ts'

/**
 * A model that does what Baton's prompt asks for, role by role, and nothing else. It is stateless: the number of tool
 * results in the conversation says which step comes next. It knows the prompt alone, like a real model.
 */
export function playRole({ prompt, results }: Conversation): Turn {
  const role = roleOf(prompt)
  const task = /^- Task: (TASK-\S+)/m.exec(prompt)?.[1] ?? 'TASK'
  const nonce = /^ {4}run: (\S+)$/m.exec(prompt)?.[1] ?? ''
  const steps = ROLES[role]?.(task) ?? []
  const step = steps[results.length]
  if (step) return step
  const refused = results.filter((result) => /permission|denied|not allowed|requires approval/i.test(result))
  const note = refused.length > 0 ? `\nissues:\n- info - a tool was refused: ${oneLine(refused[0] ?? '')}` : ''
  const verdict = role === 'verifier' || role === 'code review' ? 'approved' : 'pass'
  const block = `[AGENT_RESULT]\nrun: ${nonce}\nsummary: ${role} is done\nverdict: ${verdict}${note}\n[/AGENT_RESULT]`
  return { kind: 'say', text: `I have done my part as ${role}.\n\n${block}\n` }
}

export const roleOf = (prompt: string): string => /^# Role: (.+)$/m.exec(prompt)?.[1] ?? ''

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200)
const write = (path: string, ...lines: string[]): Turn => ({ kind: 'write', path, content: `${lines.join('\n')}\n` })
const section = (title: string, ...items: string[]) => `## ${title}\n\n${items.join('\n')}\n`

const TEST = [
  "import assert from 'node:assert/strict'",
  "import { test } from 'node:test'",
  "import { sum } from './sum.mjs'",
  '',
  "test('two and two are four', () => assert.equal(sum(2, 2), 4))",
]

const REPORT = [
  '## Completion Report: sum',
  '',
  '### Status',
  '- SUCCESS',
  '',
  '### Generated Files',
  '',
  '- sum.mjs',
  '- sum.test.mjs',
  '',
  '### Results',
  '',
  '- Tests: PASS (1/1)',
  '',
  '### Issues',
  '',
  '- none',
]

const ROLES: Readonly<Record<string, (task: string) => readonly Turn[]>> = {
  planning: (task) => [write(`docs/plan/${task}.md`, '# Plan', '', '- two and two are four')],
  leader: (task) => [
    write(
      'HANDOFF.md',
      section('Mode', 'Coding'),
      section('Input', `- docs/plan/${task}.md`),
      section('Output', '- sum.mjs', '- sum.test.mjs'),
      section('Constraints', '- none'),
      section('CompletionCriteria', '- two and two are four'),
    ),
  ],
  coder: () => [
    write('sum.mjs', 'export const sum = (a, b) => a + b'),
    write('sum.test.mjs', ...TEST),
    { kind: 'shell', command: 'node --test' },
    write('COMPLETION_REPORT.md', ...REPORT),
  ],
  QA: (task) => [
    { kind: 'shell', command: 'node --test' },
    write(`docs/qa/${task}.md`, 'It was tried: two and two are four.'),
  ],
  documentation: (task) => [
    write(`docs/api/${task}.md`, '# sum', '', '`sum(a, b)` adds two numbers.'),
    write(`docs/guide/${task}.md`, 'Call `sum(2, 2)`.'),
    write(`docs/changelog/${task}.md`, '- added: `sum`'),
  ],
}
