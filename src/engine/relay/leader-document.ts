import type { LeaderDocument } from '../../pipeline/relay/relay-record.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { HandoffDocument } from '../../protocol/handoff-document/handoff-document.ts'
import { parseHandoffDocument } from '../../protocol/handoff-document/parse-handoff-document.ts'
import { findInjections } from '../../protocol/injection/find-injections.ts'
import { describeInjection } from '../../protocol/injection/injection-match.ts'
import type { Lang } from '../../protocol/lang.ts'
import { describeViolation } from '../../protocol/violation.ts'
import { readCommitFile } from '../../workspace/read-history.ts'
import { endOf } from './run-end.ts'
import { HANDOFF_FILE, lastTree } from './stage-outcome.ts'

type Judged = Omit<LeaderDocument, 'design' | 'judged_by'>

const MAX_BYTES = 1_000_000

/** Reads what the leader wrote, and says what is wrong with it: first its form, then whether it tries to seize an agent. */
export async function judgeLeaderRun(repository: string, run: RunRecord, lang: Lang): Promise<Judged> {
  const { run_id } = run
  if (run.state !== 'completed') return { run_id, text: '', verdict: 'invalid', problems: [endOf(run)] }
  const tree = lastTree(run)
  const text = tree && (await readCommitFile({ repository, commit: tree, path: HANDOFF_FILE, limitBytes: MAX_BYTES }))
  if (!text) return { run_id, text: '', verdict: 'invalid', problems: [`${HANDOFF_FILE}: -`] }
  return { run_id, text, ...judgeText(text, lang) }
}

function judgeText(text: string, lang: Lang): Pick<Judged, 'verdict' | 'problems'> {
  const parsed = parseHandoffDocument(text)
  if (!parsed.ok) {
    const problems = parsed.violations.map((one) => {
      const at = one.position ? `${HANDOFF_FILE}:${one.position.line}:${one.position.column} ` : ''
      return `${at}${describeViolation(one, lang)}`
    })
    return { verdict: 'invalid', problems }
  }
  const found = findInjections(text)
  if (found.length === 0) return { verdict: 'accepted', problems: [] }
  return { verdict: 'refused', problems: found.map((match) => `${HANDOFF_FILE}: ${describeInjection(match, lang)}`) }
}

/** The order as a value; it was read before, so it can be read again. */
export function documentValue({ text }: LeaderDocument): HandoffDocument | null {
  const parsed = parseHandoffDocument(text)
  return parsed.ok ? parsed.value : null
}
