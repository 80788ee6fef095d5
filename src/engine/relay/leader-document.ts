import type { LeaderDocument } from '../../pipeline/relay/relay-record.ts'
import { repairsOf } from '../../pipeline/runs/next-repair.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { parseWithAutoFix, startAutoFix } from '../../protocol/auto-fix/parse-with-auto-fix.ts'
import { HANDOFF_TASK } from '../../protocol/auto-fix/repair-tasks.ts'
import { HANDOFF_FILE, type HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import { findInjections } from '../../protocol/injection/find-injections.ts'
import { describeInjection } from '../../protocol/injection/injection-match.ts'
import { endOf } from '../../protocol/plays/judge-end.ts'
import type { Look } from './relay-context.ts'
import { readDocument } from './repair-document.ts'

type Judged = Omit<LeaderDocument, 'design' | 'judged_by'>

/** Reads what the leader wrote, and says what is wrong with it: first its form, then whether it tries to seize an agent. */
export async function judgeLeaderRun(at: Look, run: RunRecord): Promise<Judged> {
  const { run_id, end } = run
  const lang = at.relay.spec.language
  const repairs = repairsOf(run).length
  const asked = { run_id, ...(repairs > 0 ? { repairs } : {}) }
  const invalid = (text: string, problems: readonly string[]): Judged => ({
    ...asked,
    text,
    verdict: 'invalid',
    problems,
  })
  if (run.state !== 'completed') return invalid('', [endOf(run, lang)])
  const { text, read } = await readDocument(at, run, HANDOFF_TASK)
  if (read.kind !== 'done') {
    const why = [end?.summary ?? '', ...(end?.result?.issues ?? []).map((issue) => issue.text)]
    const wrong = read.problems.map((problem) => `${HANDOFF_FILE}: ${problem}`)
    return invalid(text, end?.verdict === 'fail' ? why.filter((part) => part !== '') : wrong)
  }
  const found = findInjections(text)
  const problems = found.map((match) => `${HANDOFF_FILE}: ${describeInjection(match, lang)}`)
  return { ...asked, text, verdict: found.length === 0 ? 'accepted' : 'refused', problems }
}

/** The order as a value; it was read before, so it can be read again. */
export function documentValue({ text }: LeaderDocument): HandoffDocument | null {
  const read = parseWithAutoFix(HANDOFF_TASK, startAutoFix(), text)
  return read.kind === 'done' ? read.value : null
}
