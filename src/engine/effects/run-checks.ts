import { createHash } from 'node:crypto'
import type { ProcessTable } from '../../agents/process-table.ts'
import type { CheckResult, RelayCheck } from '../../pipeline/relay/relay-record.ts'
import { environmentFaultIn } from '../../protocol/check-output/environment-fault-in.ts'
import { failuresIn } from '../../protocol/check-output/failures-in.ts'
import { testCountsIn } from '../../protocol/check-output/test-counts-in.ts'
import { withoutNoise } from '../../protocol/check-output/without-noise.ts'
import { compareFailures } from '../../protocol/evidence/compare-failures.ts'
import { isAccepted } from '../../protocol/evidence/evidence-word.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import { type CommandEnd, type CommandMarks, runCommand } from '../run-command.ts'
import { insideFolder } from '../setup/run-steps.ts'

export interface CheckOptions {
  readonly folder: string
  readonly checks: readonly RelayCheck[]
  readonly marks: CommandMarks
  readonly waived: readonly string[]
  /** What the checks gave on the base, where a person decided that only new failures count. */
  readonly base?: readonly CheckResult[] | undefined
  /** All checks run, also after a failure. */
  readonly all?: boolean
  /** Masks secret values in the output of the checks. */
  readonly masker?: Masker | undefined
  readonly processes?: ProcessTable
  readonly signal: AbortSignal
  readonly onStart: (check: RelayCheck) => Promise<void>
  readonly onEnd: (result: CheckResult) => Promise<void>
}

/** Runs the checks one after the other in one folder, and stops at the first failure that is not accepted. */
export async function runChecks(options: CheckOptions): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of options.checks) {
    await options.onStart(check)
    const result = await runCheck(check, options)
    options.signal.throwIfAborted()
    await options.onEnd(result)
    results.push(result)
    if (!isAccepted(result) && !options.all) break
  }
  return results
}

async function runCheck(check: RelayCheck, options: CheckOptions): Promise<CheckResult> {
  const { folder, marks, signal, waived, processes, masker, base } = options
  const { name, command, timeout_minutes } = check
  const cwd = check.cwd === undefined ? folder : await insideFolder(folder, check.cwd)
  const ended = await runCommand({ argv: command, cwd, marks, timeout_minutes, masker, processes, signal })
  const { output, ...end } = ended
  const passed = end.code === 0
  const failed = passed ? {} : { ...failureOf(output, folder), ...faultOf(check, ended) }
  const tests = testCountsIn(output)
  const before = base?.find((one) => one.name === name && !one.passed)
  return {
    name,
    command,
    ...end,
    passed,
    waived: !passed && waived.includes(name),
    ...failed,
    ...(tests ? { tests } : {}),
    // A run that did not come to its end says nothing about the tests that it did not run.
    ...(before && !passed && end.code !== null ? { compared: compareFailures(failed, before) } : {}),
  }
}

const MOST_FAILURES = 200

function faultOf({ command }: RelayCheck, { code, signal, output, tail }: CommandEnd): Pick<CheckResult, 'fault'> {
  const fault = environmentFaultIn({ command, code, signal, output: signal === 'not_started' ? tail : output })
  return fault ? { fault } : {}
}

function failureOf(output: string, folder: string): Pick<CheckResult, 'failures' | 'output_key'> {
  const failures = failuresIn(output, folder).slice(0, MOST_FAILURES)
  const text = withoutNoise(output, folder).trim()
  return {
    ...(failures.length > 0 ? { failures } : {}),
    // Equal silence says nothing about why a check failed.
    ...(text === '' ? {} : { output_key: createHash('sha256').update(text).digest('hex').slice(0, 32) }),
  }
}
