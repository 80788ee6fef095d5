/** What Baton said during a relay, from the events of `baton run --json`. */
export interface Heard {
  readonly task: string
  readonly status: string
  /** `ready`, `failed`, or what the relay waits for. */
  readonly outcome: string
  /** The kind of the last item that was opened: `same_failure`, `base`, `choice` …; empty where there is none. */
  readonly asked: string
  /** The evidence word of the last checks; empty where none were made. */
  readonly evidence: string
  readonly checks: readonly HeardCheck[]
  /** The last check that failed, on the last tree that was checked. */
  readonly failed: HeardCheck | null
  /** Coder attempts that failed. */
  readonly attempts: number
  /** The first sentence of what a person is told to decide or do. */
  readonly sentence: string
  /** A person is warned, before the approval, of tests that do not run any more. */
  readonly saysWeaker: boolean
  readonly seconds: { readonly checks: number; readonly setup: number }
  readonly runs: number
  /** What a person, or `--yes`, said of checks that fail on the base; empty where none do. */
  readonly base: string
}

interface HeardCheck {
  readonly stage: string
  readonly name: string
  readonly command: readonly string[]
  readonly cwd: string
  readonly passed: boolean
  readonly again: boolean
  readonly seconds: number
  readonly tail: string
}

type Event = { readonly type: string; readonly at: string } & Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, unknown>>

/** From the events, and from what `inbox` and `task show` print afterwards. */
export function heardIn(stdout: string, shown: string): Heard {
  const events = stdout.split('\n').flatMap(eventOf)
  const summary = lastOf(events, 'relay:summary') ?? {}
  const checks = events.filter(({ type }) => type === 'check:ended').map(checkOf)
  const last = events.findLastIndex(({ type }) => type === 'evidence:recorded')
  const tail = events.slice(events.slice(0, last).findLastIndex(({ type }) => type === 'evidence:recorded') + 1)
  const failed = tail
    .filter(({ type }) => type === 'check:ended')
    .map(checkOf)
    .findLast(({ passed }) => !passed)
  const outcome = fieldsOf(summary.outcome)
  return {
    task: String(lastOf(events, 'relay:started')?.task_id ?? ''),
    status: String(summary.status ?? ''),
    outcome: String(outcome.kind ?? ''),
    asked: String(fieldsOf(lastOf(events, 'item:opened')?.item).kind ?? ''),
    evidence: String(lastOf(events, 'evidence:recorded')?.result ?? ''),
    checks,
    failed: failed ?? null,
    attempts: events.filter(({ type }) => type === 'attempt:failed').length,
    sentence: sentenceOf(events, outcome),
    saysWeaker: WEAKER.test(shown),
    seconds: {
      checks: sum(checks.map(({ seconds }) => seconds)),
      setup: sum(events.filter(({ type }) => /^setup:(?:ended|made)$/.test(type)).map(durationOf)),
    },
    runs: events.filter(({ type }) => type === 'run:started').length,
    base: String(lastOf(events, 'base:judged')?.choice ?? ''),
  }
}

/** How Baton warns of tests that do not run any more. */
const WEAKER = /fewer tests ran|more tests are skipped|tests? (?:was|were) weakened/i

function eventOf(line: string): Event[] {
  if (!line.startsWith('{')) return []
  try {
    return [JSON.parse(line) as Event]
  } catch {
    // The process was killed in the middle of a line.
    return []
  }
}

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const lastOf = (events: readonly Event[], of: string): Fields | undefined => events.findLast(({ type }) => type === of)

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

const durationOf = (event: Event) => Number(event.duration_ms ?? fieldsOf(event.setup).duration_ms ?? 0) / 1_000

function checkOf(event: Event): HeardCheck {
  const check = fieldsOf(event.check)
  return {
    stage: String(event.stage ?? ''),
    name: String(check.name),
    command: (check.command ?? []) as readonly string[],
    cwd: String(check.cwd ?? '.'),
    passed: check.passed === true,
    again: check.as_of !== undefined,
    seconds: check.as_of === undefined ? Number(check.duration_ms ?? 0) / 1_000 : 0,
    tail: String(check.tail ?? ''),
  }
}

function sentenceOf(events: readonly Event[], outcome: Fields): string {
  if (outcome.kind === 'ready') return 'It waits for the approval'
  const item = fieldsOf(lastOf(events, 'item:opened')?.item)
  const text = outcome.text ?? outcome.question ?? fieldsOf(item.text).en ?? lastOf(events, 'relay:waiting')?.text
  return firstSentence(String(fieldsOf(text).en ?? text ?? ''))
}

export const firstSentence = (text: string) =>
  (/^[\s\S]*?(?:[.?!](?=\s)|$)/.exec(text.trim())?.[0] ?? '').replace(/\s+/g, ' ')
