import type { AgentResult } from '../../../protocol/index.ts'
import { NO_END, type RunEnd } from '../../../protocol/plays/run-end.ts'
import type { Random } from '../random.ts'

const VERDICTS: readonly (readonly [number, AgentResult['verdict']])[] = [
  [10, 'pass'],
  [2, 'approved'],
  [1, 'fail'],
  [1, 'needs_revision'],
  [0.7, 'rejected'],
]

/** How the process of an agent ends by itself; well, where the simulation comes to rest. */
export function runEnd(
  random: Random,
  {
    faultFree,
    specialist,
    harsh,
  }: { readonly faultFree: boolean; readonly specialist: boolean; readonly harsh: boolean },
): RunEnd {
  if (!faultFree && random.chance(0.12)) {
    const how = random.pick(['exit_code', 'no_signal', 'silent', 'signal', 'wall_clock'] as const)
    return { ...NO_END, how, code: how === 'exit_code' ? 1 : null, reason: `it ended as ${how}` }
  }
  const verdict = faultFree ? 'pass' : (random.weighted(VERDICTS) ?? 'pass')
  const result = resultOf(verdict, !faultFree && random.chance(0.1))
  const { summary, files } = result
  const found = specialist && !faultFree ? findings(random, harsh) : {}
  return { ...NO_END, how: 'completed', code: 0, verdict, summary, files, result: { ...result, ...found } }
}

/** What a verifier may find: criticals with and without a file, also of security, and tests that are wrong themselves. */
function findings(random: Random, harsh: boolean): Partial<AgentResult> {
  const security = random.chance(harsh ? 0.02 : 0.15)
  const path = random.pick(['src/api/a.ts', 'src/web/b.ts', null]) ?? null
  const text = `finding ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'][random.below(harsh ? 8 : 3)]}`
  const fault = random.chance(0.5) ? ('test' as const) : ('code' as const)
  return {
    issues: random.chance(harsh ? 0.85 : 0.5) ? [{ severity: 'critical', security, path, line: 3, text }] : [],
    failed_tests: random.chance(0.4) ? [{ name: 'adds', expected: '2', actual: '3', fault }] : [],
  }
}

function resultOf(verdict: AgentResult['verdict'], attaches: boolean): AgentResult {
  return {
    summary: `it says ${verdict}`,
    verdict,
    files: ['src/a.ts'],
    issues: [],
    unfinished: [],
    failed_tests: [],
    action_items: verdict === 'pass' ? [] : ['repair it'],
    attachments: attaches ? [{ type: 'defect_report', path: 'docs/defects.md' }] : [],
    outputs: [],
    not_needed: ['api_docs', 'user_guide', 'changelog'].map((name) => ({ name, text: 'nothing changed for users' })),
    checklist: [],
  }
}
