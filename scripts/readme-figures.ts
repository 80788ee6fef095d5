// `npm run figures [kills] [seed]`: measures what the README claims on this machine and writes it between the README's marks
// for figures. Nothing is written where a process lost something. It takes some minutes; let the machine do nothing else.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { relay } from '../bench/relay.ts'
import { startUp } from '../bench/start-up.ts'
import { approvalKills } from '../test/support/approval-kills.ts'
import { killRounds } from '../test/support/kill-rounds.ts'
import { type Figures, withFigures } from './figures-block.ts'

const README = join(import.meta.dirname, '..', 'README.md')
const [kills = 300, seed = 1] = process.argv.slice(2).map(Number)

const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

const killed = await killRounds({ kills, seed })
const approvals = await approvalKills({ kills, seed })
const faults = [...killed.breaches.map(({ what }) => what), ...killed.broken, ...approvals.faults]
if (faults.length > 0) throw new Error(faults.join('\n'))
const { overhead } = await relay()
const { ratios } = startUp()
const figures: Figures = {
  commit: git('rev-parse', '--short=8', 'HEAD'),
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  seed,
  kills: { count: killed.kills, acknowledged: killed.acknowledged, readyMs: killed.readyMs.worst },
  approvals: { count: approvals.kills, begun: approvals.begun },
  runMs: overhead,
  validate: ratios['baton validate FILE'] ?? 0,
  taskList: ratios['baton task list'] ?? 0,
}
writeFileSync(README, withFigures(readFileSync(README, 'utf8'), figures))
console.log('README.md: wrote the figures')
