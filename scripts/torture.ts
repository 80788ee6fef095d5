// `npm run torture [kills] [seed] [worker kills] [freezes] [approval kills]`: kill -9 of a working process, hundreds of
// times, then of workers with 20 agents each, then workers that sleep past their lease, then of approvals while they
// merge; figures at the end of each. 0 leaves one out.
import { approvalKills, describeApprovalKills } from '../test/support/approval-kills.ts'
import { describeFigures, killRounds } from '../test/support/kill-rounds.ts'
import { describeWorkerFreezes, workerFreezes } from '../test/support/worker-freezes.ts'
import { describeWorkerKills, workerKills } from '../test/support/worker-kills.ts'

const [kills = 500, seed = 1, ofWorkers = 200, freezes = 50, ofApprovals = 500] = process.argv.slice(2).map(Number)
const READY_MS = 5_000

function judge(text: string, wrong: readonly string[]): void {
  console.log(text)
  for (const one of wrong.slice(0, 20)) console.log(one)
  if (wrong.length > 0) process.exitCode = 1
}

const tooLate = (ms: number) => (ms > READY_MS ? [`ready only after ${Math.round(ms)} ms`] : [])

if (kills > 0) {
  const figures = await killRounds({ kills, seed })
  const breaches = figures.breaches.map(({ invariant, what }) => `${invariant}: ${what}`)
  judge(describeFigures(figures), [...breaches, ...figures.broken, ...tooLate(figures.readyMs.worst)])
}
if (ofWorkers > 0) {
  const figures = await workerKills({ kills: ofWorkers, seed })
  const orphans = figures.orphans > 0 ? [`${figures.orphans} processes lived 10 s after their worker`] : []
  const { faults, failed, broken } = figures
  judge(describeWorkerKills(figures), [...faults, ...failed, ...broken, ...orphans, ...tooLate(figures.readyMs.worst)])
}
if (freezes > 0) {
  const figures = await workerFreezes(freezes, seed)
  const { faults, failed, broken, late } = figures
  judge(describeWorkerFreezes(figures), [...faults, ...failed, ...broken, ...late])
}
if (ofApprovals > 0) {
  const figures = await approvalKills({ kills: ofApprovals, seed })
  judge(describeApprovalKills(figures), figures.faults)
}
