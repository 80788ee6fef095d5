// `npm run torture [kills] [seed]`: kill -9 of a working process, hundreds of times; figures at the end.
import { describeFigures, killRounds } from '../test/support/kill-rounds.ts'

const kills = Number(process.argv[2] ?? 500)
const seed = Number(process.argv[3] ?? 1)
const READY_MS = 5_000

const figures = await killRounds({ kills, seed })
console.log(describeFigures(figures))
for (const { invariant, what } of figures.breaches.slice(0, 20)) console.log(`${invariant}: ${what}`)
for (const problem of figures.broken.slice(0, 5)) console.log(problem)
if (figures.breaches.length > 0 || figures.broken.length > 0 || figures.readyMs.worst > READY_MS) process.exitCode = 1
