import { createHash } from 'node:crypto'
import { canonicalJson } from '../../protocol/canonical-json.ts'
import { BASE_STAGE, INTEGRATION_STAGE } from '../../protocol/evidence/evidence-stages.ts'
import { PLATFORM_AGENT } from '../../protocol/messages/schemas.ts'
import type { GatherEvidence } from '../../protocol/plays/effect.ts'
import type { CheckResult } from '../../protocol/plays/evidence.ts'
import type { ProjectCheck } from '../../protocol/plays/project-check.ts'
import type { EffectContext } from './effect-context.ts'

/**
 * Results of checks by what they are about: the tree, the setup, the environment, and the checks that ran before in the
 * same folder. Equal keys have interchangeable results.
 */
export function checkKeys(
  checks: readonly ProjectCheck[],
  about: { readonly tree: string; readonly setup: string; readonly environment: Readonly<Record<string, string>> },
): readonly string[] {
  const commands = checks.map(({ command, cwd = '.' }) => ({ command, cwd }))
  return commands.map((_, index) => {
    const text = canonicalJson({ v: 1, ...about, checks: commands.slice(0, index + 1) })
    return createHash('sha256').update(text).digest('hex').slice(0, 40)
  })
}

interface Known {
  readonly checks: readonly ProjectCheck[]
  readonly keys: readonly string[]
}

/**
 * What the same checks gave before, where all of them did and passed; undefined where they have to run. Failures are
 * used again on the base alone: elsewhere the machine may have been at fault. Flaky results never are.
 */
export async function keptResults(
  { engine, at }: EffectContext,
  { stage, fresh, waived }: GatherEvidence,
  { checks, keys }: Known,
): Promise<readonly CheckResult[] | undefined> {
  const { reuse_evidence: word = 'never' } = at.relay.spec
  if (fresh || word === 'never' || (stage === INTEGRATION_STAGE && word !== 'always') || checks.length === 0)
    return undefined
  const loaded = await engine.store.load(keys.map((id) => ({ kind: 'check' as const, id })))
  const results: CheckResult[] = []
  for (const [index, { value }] of loaded.entries()) {
    if (!value || value.flaky || !(value.result.passed || stage === BASE_STAGE)) return undefined
    const { name = '' } = checks[index] ?? {}
    const { task_id, stage: of, at: when } = value
    const isWaived = !value.result.passed && waived.includes(name)
    results.push({ ...value.result, name, waived: isWaived, as_of: { task_id, stage: of, at: when } })
  }
  return results
}

/** Keeps what a check gave. What was ended from outside, or did not start, says nothing about the tree. */
export async function keepResult(
  { engine, visit }: EffectContext,
  { stage }: GatherEvidence,
  { result, key }: { readonly result: CheckResult; readonly key: string },
): Promise<CheckResult> {
  if (result.code === null) return result
  const { task_id } = visit
  const { compared: _, ...kept } = result
  const said = await engine.execute(
    { type: 'keep_check', key, task_id, stage, result: { ...kept, waived: false, key } },
    { actor: PLATFORM_AGENT },
  )
  return { ...result, key, ...(said.flaky ? { flaky: true } : {}) }
}
