import type { CheckResult, ComparedFailures } from '../plays/evidence.ts'

type Failed = Pick<CheckResult, 'failures' | 'output_key'>

/**
 * What is new in a failed check against the same check on the base. The same failure may stand in the list several
 * times: one more of it is new. Where the output names no failure, only the whole output can be compared.
 */
export function compareFailures({ failures = [], output_key }: Failed, base: Failed): ComparedFailures {
  const left = new Map<string, number>()
  for (const name of base.failures ?? []) left.set(name, (left.get(name) ?? 0) + 1)
  const compared = { old: [] as string[], new: [] as string[] }
  for (const name of failures) {
    const count = left.get(name) ?? 0
    left.set(name, count - 1)
    compared[count > 0 ? 'old' : 'new'].push(name)
  }
  const same = output_key !== undefined && output_key === base.output_key
  return same ? { old: [...failures], new: [], same } : { ...compared, same }
}
