import type { ProcessEnd } from '../../agents/launch-agent.ts'
import type { RunEnd } from '../../pipeline/runs/run-record.ts'

/** The end of a run whose process ended without a result. */
export function endOfProcess(end: ProcessEnd): Partial<RunEnd> & Pick<RunEnd, 'how'> {
  switch (end.how) {
    case 'exited':
      return { how: end.code === 0 ? 'no_signal' : 'exit_code', code: end.code }
    case 'signalled':
      return { how: 'signal', signal: end.signal }
    case 'not_started':
      return { how: 'not_started', reason: end.reason }
  }
}
