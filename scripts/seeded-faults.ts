// `npm run seeded-faults [seeds] [fault]`: puts fifteen faults into a copy of the source, one at a time, and lets the simulation
// of carried tasks find each. Prints which seed and which invariant found it. Fails where one is not found, and where a
// patch no longer applies.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markdownTable } from './markdown-table.ts'

interface SeededFault {
  readonly name: string
  readonly file: string
  readonly from: string
  readonly to: string
}

const FAULTS: readonly SeededFault[] = [
  {
    name: 'no fence: a report counts whoever has the row',
    file: 'store/memory/lease.ts',
    from: "  if (work?.state !== 'claimed' || work.suspended || work.token !== fence.token) return false\n  return work.holder !== null && isLive(state, work.holder, now)",
    to: '  return work !== undefined',
  },
  {
    name: 'hold keeps the token: a suspension leaves the claim',
    file: 'store/memory/change-work.ts',
    from: "  work.token += 1\n  if (work.state !== 'claimed') return\n  work.state = 'ready'\n  work.holder = null\n",
    to: '',
  },
  {
    name: 'no EFFECT_OVER: a failed run is resumed',
    file: 'pipeline/runs/control-run.ts',
    from: "if (wish === 'resume' && hasEnded(run) && run.effect !== undefined)",
    to: 'if (run.effect === null)',
  },
  {
    name: 'lane not left: a closed visit keeps its place',
    file: 'pipeline/visits/close-visit.ts',
    from: '  leaveLane(draft, visit)\n',
    to: '',
  },
  {
    name: 'lane not read: two visits take the same place',
    file: 'pipeline/draft.ts',
    from: 'reads: this.facts.all().map(',
    to: "reads: this.facts.all().filter(({ kind }) => kind !== 'lane').map(",
  },
  {
    name: 'no wake: a free place wakes nobody',
    file: 'pipeline/visits/lanes.ts',
    from: "  draft.work({ op: 'wake', key: laneKey(id), only: 'oldest' })\n",
    to: '',
  },
  {
    name: 'attempt uncounted: failures in a row stay where they are',
    file: 'dispatch/plays/single.ts',
    from: 'failures: state.failures + (counts ? 1 : 0)',
    to: 'failures: state.failures',
  },
  {
    name: 'evidence of another commit: the checks run on the branch, not on the work',
    file: 'dispatch/plays/leader-coder-state.ts',
    from: '    commit: work.commit,\n    onto,',
    to: '    commit: onto,\n    onto,',
  },
  {
    name: 'run_lost without its row: nobody is offered the run',
    file: 'pipeline/visits/follow-run.ts',
    from: '  if (isOffered(after) && !wasOffered) offerRun(draft, after)\n',
    to: "  if (isOffered(after) && !wasOffered && draft.request.command.type !== 'run_lost') offerRun(draft, after)\n",
  },
  {
    name: 'due_at kept on hold: the time of a held visit runs on',
    file: 'pipeline/visits/follow-task.ts',
    from: '      one.due_at === null ? one : { ...one, due_at: null, left_ms: Math.max(0, one.due_at - now) },',
    to: '      now === 0 ? one : { ...one },',
  },
  {
    name: 'graph order: an agent starts before what it follows',
    file: 'dispatch/plays/graph/graph-schedule.ts',
    from: '  if (!node.needs.every((need) => nodes[need] === undefined || isOver(turn.node(need)))) return false\n',
    to: '',
  },
  {
    name: 'graph files: agents with the same files work at once',
    file: 'dispatch/plays/graph/graph-schedule.ts',
    from: ' && !active.some((one) => meet(turn, id, one))',
    to: '',
  },
  {
    name: 'graph failures: those of an agent are not counted',
    file: 'dispatch/plays/graph/graph-node.ts',
    from: 'const count = turn.node(id).failures + 1',
    to: 'const count = turn.node(id).failures',
  },
  {
    name: 'graph loops: a feedback loop is not counted',
    file: 'dispatch/plays/graph/graph-verdict.ts',
    from: '  turn.set({ loops: loop, more: allowed',
    to: '  turn.set({ more: allowed',
  },
  {
    name: 'graph tip: the step of an agent is left out of what lands',
    file: 'dispatch/plays/graph/graph-merge.ts',
    from: '  turn.set({ tip: commit, merges:',
    to: "  turn.set({ ...(id === 'backend' && turn.node(id).n > 1 ? {} : { tip: commit }), merges:",
  },
]

interface Found {
  readonly seed: number
  readonly invariant: string
  readonly what: string
}

const FINDER = `
import { simulateCarried } from './src/engine/simulation/carried/simulate-carried.ts'
const seeds = Number(process.argv[2])
const scene = process.argv[3] === 'graph' ? { mode: 'graph', tasks: 1, from: 1, personRate: 0.01, steps: 1_500 } : {}
for (let seed = 1; seed <= seeds; seed += 1) {
  const { violation } = await simulateCarried({ seed, ...scene })
  if (!violation) continue
  console.log(JSON.stringify({ seed, ...violation.breaches[0] }))
  break
}
`

const root = join(import.meta.dirname, '..')

/** The first seed that finds the fault in a copy of the source; undefined where none of them does. */
function find(fault: SeededFault | undefined, seeds: number): Found | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'baton-fault-'))
  try {
    cpSync(join(root, 'src'), join(folder, 'src'), { recursive: true })
    cpSync(join(root, 'package.json'), join(folder, 'package.json'))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    if (fault) patch(folder, fault)
    writeFileSync(join(folder, 'find.ts'), FINDER)
    const scene = fault?.name.startsWith('graph') ? 'graph' : 'any'
    const said = execFileSync(process.execPath, ['find.ts', String(seeds), scene], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
    return said === '' ? undefined : (JSON.parse(said) as Found)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function patch(folder: string, { name, file, from, to }: SeededFault): void {
  const path = join(folder, 'src', file)
  const before = readFileSync(path, 'utf8')
  const pieces = before.split(from)
  if (pieces.length !== 2) throw new Error(`the patch "${name}" fits ${pieces.length - 1} times into src/${file}`)
  writeFileSync(path, pieces.join(to))
}

const [seeds = '500', only] = process.argv.slice(2)
const chosen = FAULTS.filter(({ name }) => only === undefined || name.startsWith(only))
const sound = only === undefined ? find(undefined, 50) : undefined
if (sound) throw new Error(`without any fault, seed ${sound.seed} breaks ${sound.invariant}: ${sound.what}`)
const rows = chosen.map((fault) => {
  const found = find(fault, Number(seeds))
  if (!found) process.exitCode = 1
  process.stderr.write(
    `${fault.name}: ${found ? `seed ${found.seed}, ${found.invariant}: ${found.what.slice(0, 160)}` : 'NOT FOUND'}\n`,
  )
  return [fault.name, found ? 'found' : 'not found', found ? String(found.seed) : '-', found?.invariant ?? '-']
})
console.log(markdownTable(['fault', '', 'seed', 'invariant'], rows))
