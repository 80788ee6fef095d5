import { createHash } from 'node:crypto'
import { launchAgent, type ProcessEnd } from '../../agents/launch-agent.ts'
import type { ProcessTable } from '../../agents/process-table.ts'
import type { CheckResult, RelayCheck } from '../../pipeline/relay/relay-record.ts'
import type { Masker } from '../../settings/mask/masker.ts'
import { MaskedOutput } from '../secrets/masked-output.ts'

export interface CheckOptions {
  readonly folder: string
  readonly checks: readonly RelayCheck[]
  /** Marks in the environment, by which the processes of the checks are found and killed. */
  readonly marks: { readonly run: string; readonly worker: string; readonly attempt: number; readonly nonce: string }
  readonly waived: readonly string[]
  /** Masks secret values in the output of the checks. */
  readonly masker?: Masker | undefined
  readonly processes?: ProcessTable
  readonly signal: AbortSignal
  readonly onStart: (check: RelayCheck) => Promise<void>
  readonly onEnd: (result: CheckResult) => Promise<void>
}

/** How much of the end of the output is kept. The hash covers all of it. */
const TAIL_BYTES = 4_000
const GRACE_MS = 2_000

/** Runs the checks one after the other in one folder, and stops at the first failure that is not waived. */
export async function runChecks(options: CheckOptions): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const check of options.checks) {
    await options.onStart(check)
    const result = await runCheck(check, options)
    options.signal.throwIfAborted()
    await options.onEnd(result)
    results.push(result)
    if (!result.passed && !result.waived) break
  }
  return results
}

async function runCheck(check: RelayCheck, options: CheckOptions): Promise<CheckResult> {
  const { folder, marks, signal, waived, processes } = options
  const [file = '', ...args] = check.command
  const hash = createHash('sha256')
  let bytes = 0
  let tail = Buffer.alloc(0)
  const shown = new MaskedOutput(options.masker, (_, chunk) => {
    tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES)
  })
  const begun = performance.now()
  const child = launchAgent({
    argv: [file, ...args],
    cwd: folder,
    run: { ...marks, token: '' },
    env: { CI: '1' },
    ...(processes ? { processes } : {}),
    signal,
    onOutput: (source, chunk) => {
      hash.update(chunk)
      bytes += chunk.length
      return shown.push(source, chunk)
    },
  })
  child.closeInput()
  let late = false
  const timer = setTimeout(() => {
    late = true
    void child.terminate({ graceMs: GRACE_MS })
  }, check.timeout_minutes * 60_000)
  const end = await child.ended.finally(() => clearTimeout(timer))
  await child.terminate({ graceMs: GRACE_MS })
  await shown.end()
  const { code, signal: killed } = outcome(end, late)
  const passed = code === 0
  return {
    name: check.name,
    command: check.command,
    code,
    signal: killed,
    passed,
    waived: !passed && waived.includes(check.name),
    duration_ms: Math.round(performance.now() - begun),
    output_sha256: hash.digest('hex'),
    output_bytes: bytes,
    tail: end.how === 'not_started' ? end.reason : plain(tail),
  }
}

function outcome(end: ProcessEnd, late: boolean): { readonly code: number | null; readonly signal: string | null } {
  if (late) return { code: null, signal: 'timeout' }
  if (end.how === 'exited') return { code: end.code, signal: null }
  return { code: null, signal: end.how === 'signalled' ? end.signal : 'not_started' }
}

/** Without colours and control characters, from the first whole line on. */
function plain(tail: Buffer): string {
  const text = tail
    .toString()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
    .replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/g, '')
  const cut = tail.length === TAIL_BYTES ? text.slice(text.indexOf('\n') + 1) : text
  return cut.trimEnd()
}
