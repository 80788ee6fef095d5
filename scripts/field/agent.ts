// The scripted agent of the field test, in every role: the coder applies a patch that was prepared, nobody judges it.
// Whatever stops the relay must be Baton. `node agent.ts ORDER` where ORDER is a JSON file with the fields of `Order`.
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { result } from '../../src/sdk/index.ts'
import type { Order } from './order.ts'

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Order
// What the agent itself took: Baton counts the clone and its setup into a run.
process.on('exit', () => appendFileSync(order.times, `${performance.now()}\n`))

const { BATON_ROLE = 'stage', BATON_STAGE = '', BATON_TASK_ID = 'TASK' } = process.env
const role = BATON_ROLE === 'stage' ? BATON_STAGE : BATON_ROLE

const ROLES: Readonly<Record<string, () => void>> = { PLAN: plan, leader: lead, coder: code, DEV: code }
const play = ROLES[role]
if (play) play()
else result({ summary: `${role}: nothing stands against it`, verdict: 'approved' })

function plan(): void {
  const path = `docs/plan/${BATON_TASK_ID}.md`
  write(path, `# ${BATON_TASK_ID}\n\n${order.title}\n`)
  result({
    summary: 'the plan',
    verdict: 'pass',
    files: [path],
    outputs: [{ name: 'estimated_complexity', text: 'small' }],
  })
}

function lead(): void {
  const sections = [
    ['Mode', 'Debug'],
    ['Input', list([`docs/plan/${BATON_TASK_ID}.md`])],
    ['Output', list(order.files)],
    ['Constraints', 'none'],
    ['CompletionCriteria', list(['Tests PASS'])],
  ]
  write('HANDOFF.md', `${sections.map(([name, text]) => `## ${name}\n\n${text}`).join('\n\n')}\n`)
  result({ summary: 'the order', verdict: 'pass', files: ['HANDOFF.md'] })
}

/** A second attempt finds the patch applied and has nothing else to offer. */
function code(): void {
  const applied = apply('--check', '--reverse') || apply()
  if (role === 'coder') write('COMPLETION_REPORT.md', report(applied))
  result({
    summary: applied ? 'applied the patch' : 'the patch does not apply',
    verdict: applied ? 'pass' : 'fail',
    files: applied ? [...order.files] : [],
  })
}

function apply(...options: string[]): boolean {
  return spawnSync('git', ['apply', '--whitespace=nowarn', ...options, order.patch], { stdio: 'inherit' }).status === 0
}

function report(applied: boolean): string {
  const sections = applied
    ? ['## Completion Report: fix', '### Status', '- SUCCESS', '### Generated Files', list(order.files)]
    : ['## Failure Report: fix', '### Status', '- FAILED', '### Cause', '- [x] Logic Error']
  const why = applied ? [] : ['### Detail Log', '- the patch does not apply']
  return `${[...sections, '### Issues', applied ? '- none' : '- the patch does not apply', ...why].join('\n\n')}\n`
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
