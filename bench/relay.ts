// What Baton costs around a run: a task through all five stages, with agents and a check that are shell scripts of a few
// lines. Of each run: the whole time, what agent and check take when they are started bare, and what is left. Where that
// goes: git processes by verb, calls of the store, and the time between two commands.
import { type ChildProcess, spawn } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCpuTicks, TICKS_PER_SECOND } from '../src/agents/proc-files.ts'
import { systemClock } from '../src/engine/clock.ts'
import { Engine } from '../src/engine/engine.ts'
import { Crew } from '../src/engine/executor/crew.ts'
import type { RelayEvent } from '../src/engine/follow/relay-event.ts'
import type { RelayAgent, RelaySpec } from '../src/pipeline/relay/relay-record.ts'
import { FIVE_TEAM, indexPipeline } from '../src/protocol/index.ts'
import { openSqliteStore } from '../src/store/sqlite/open.ts'
import { openTaskBranch } from '../src/workspace/land/task-branch.ts'
import { median, table } from './measure.ts'

const TASKS = Number(process.env.BENCH_TASKS ?? 9)
const PO = 'song-po'

/** Milliseconds of a run beyond what agent and checks take themselves, in the median. */
export const bar = 150

/** Every stage and role: built-ins of the shell alone, so that the agent itself takes as long as a shell does. */
const AGENT = `#!/bin/sh
end() {
  printf '%s\\n' '[AGENT_RESULT]' "run: $BATON_NONCE" "summary: $BATON_STAGE is done" "verdict: $1" "$2" '[/AGENT_RESULT]'
  exit 0
}
case $BATON_ROLE in
  leader)
    printf '%s\\n\\n' '## Mode' Coding '## Input' '- check.sh' '## Output' "- work-$BATON_TASK_ID.txt" \\
      '## Constraints' '- plain text' '## CompletionCriteria' '- check.sh' > HANDOFF.md
    end pass ;;
  coder)
    echo good > "work-$BATON_TASK_ID.txt"
    printf '%s\\n\\n' '## 완료 보고: work' '### 상태' '- SUCCESS' '### 생성된 파일' "- work-$BATON_TASK_ID.txt" \\
      '### 이슈' '- 없음' > COMPLETION_REPORT.md
    end pass ;;
  verifier | reviewer) end approved ;;
esac
case $BATON_STAGE in
  PLAN) echo "# $BATON_TASK_ID" > plan.md ;;
  DOC) end pass 'not_needed:
- api_docs: there is none
- user_guide: there is none
- changelog: there is none' ;;
esac
end pass
`

const CHECK = '#!/bin/sh\n[ -e check.sh ]\n'

interface Step {
  readonly name: string
  readonly at: number
  readonly ms: number
}

/** What was measured while a task was carried. */
class Ledger {
  readonly git: { readonly verb: string; ms: number }[] = []
  readonly store: Step[] = []
  readonly commands: Step[] = []
  others = 0
  readonly #cpuBegin = cpuMs()

  /** CPU time of this process and of those that it has waited for, agents and checks included. */
  cpuMs(): number {
    return cpuMs() - this.#cpuBegin
  }

  watchProcesses(): Disposable {
    const onChild = (message: unknown) => this.#note((message as { process: ChildProcess }).process)
    diagnostics.subscribe('child_process', onChild)
    return { [Symbol.dispose]: () => void diagnostics.unsubscribe('child_process', onChild) }
  }

  #note(child: ChildProcess): void {
    const begun = performance.now()
    // The arguments are known once it has been started.
    queueMicrotask(() => {
      const [file = '', ...args] = child.spawnargs ?? []
      if (file !== 'git') {
        this.others += 1
        return
      }
      const verb = args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c') ?? ''
      const call = { verb, ms: 0 }
      this.git.push(call)
      child.once('close', () => {
        call.ms = performance.now() - begun
      })
    })
  }

  /** Times every call of an object's methods. */
  timed<Of extends object>(of: Of, into: Step[], nameOf: (method: string, args: readonly unknown[]) => string): Of {
    return new Proxy(of, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof value !== 'function' || typeof key !== 'string') return value
        return (...args: unknown[]) => {
          const at = performance.now()
          const answer: unknown = value.apply(target, args)
          if (!(answer instanceof Promise)) return answer
          return answer.finally(() => into.push({ name: nameOf(key, args), at, ms: performance.now() - at }))
        }
      },
    })
  }
}

const cpuMs = (): number => (readCpuTicks(process.pid) * 1000) / TICKS_PER_SECOND

interface Carried {
  readonly runs: number
  readonly checks: number
  readonly ms: number
  readonly agentMs: number
  readonly checkMs: number
  readonly cpuMs: number
  readonly ledger: Ledger
}

export async function relay(): Promise<{ readonly text: string; readonly overhead: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'baton-bench-'))
  try {
    const carried = await carryAll(folder)
    const overheads = carried.map((one) => (one.ms - one.agentMs - one.checkMs) / one.runs)
    return { text: report(carried), overhead: median(overheads) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function carryAll(folder: string): Promise<Carried[]> {
  const repository = join(folder, 'repository')
  const agent = join(folder, 'agent.sh')
  writeFileSync(agent, AGENT)
  chmodSync(agent, 0o755)
  await makeRepository(repository)
  const ledger = { now: new Ledger() }
  const stored = await openSqliteStore({ path: join(folder, 'baton.db') })
  const store = new Proxy(stored, {
    get: (target, key) =>
      Reflect.get(
        ledger.now.timed(target, ledger.now.store, (name) => name),
        key,
      ),
  })
  const agents = FIVE_TEAM.agents.map((one) => ({ ...one, status: 'active' as const }))
  const engine = new Engine({
    store,
    pipeline: indexPipeline({ ...FIVE_TEAM, agents }),
    clock: systemClock,
    timeZone: 'UTC',
  })
  const execute = engine.execute.bind(engine)
  engine.execute = async (command, asked) => {
    const at = performance.now()
    try {
      return await execute(command, asked)
    } finally {
      ledger.now.commands.push({ name: command.type, at, ms: performance.now() - at })
    }
  }
  const count = { runs: 0, checks: 0 }
  const onEvent = (event: RelayEvent) => {
    if (event.type === 'run:started') count.runs += 1
    if (event.type === 'check:ended') count.checks += 1
    if (event.type !== 'item:opened' || !event.item.confirmable) return
    const choice = event.item.options[0]?.choice ?? ''
    const { task_id } = event
    void engine.execute(
      { type: 'answer_item', task_id, key: event.item.key, choice, note: null, how: 'yes' },
      { actor: PO },
    )
  }
  const carried: Carried[] = []
  try {
    // The first only warms up.
    for (let round = 0; round <= TASKS; round += 1) {
      const bare = { agent: await bareMs(folder, agent), check: await bareMs(repository, 'sh', 'check.sh') }
      const task_id = await newTask(engine, repository, agent)
      await using crew = await Crew.start({
        engine,
        home: join(folder, 'runs'),
        ledger: join(folder, 'baton.db.processes'),
        attended: false,
        answers: 'confirmable',
        prompt: ({ spec }) => spec.request,
        concurrency: {},
        onEvent,
      })
      ledger.now = new Ledger()
      Object.assign(count, { runs: 0, checks: 0 })
      using _ = ledger.now.watchProcesses()
      const begun = performance.now()
      const { status, wait } = await crew.carry(task_id)
      const ms = performance.now() - begun
      const cpu = ledger.now.cpuMs()
      if (wait !== null || status !== 'DEPLOY_READY') throw new Error(`${task_id}: ${status} ${wait?.text ?? ''}`)
      const { runs, checks } = count
      const own = { agentMs: bare.agent * runs, checkMs: bare.check * checks }
      if (round > 0) carried.push({ runs, checks, ms, ...own, cpuMs: cpu, ledger: ledger.now })
    }
    return carried
  } finally {
    await engine.idle()
    await stored.close()
  }
}

/** Packed, as the repositories of people are. */
async function makeRepository(repository: string): Promise<void> {
  mkdirSync(repository)
  writeFileSync(join(repository, 'check.sh'), CHECK)
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@localhost']
  const git = (...args: string[]) => once(spawn('git', [...identity, ...args], { cwd: repository }), 'close')
  await git('init', '--quiet', '--initial-branch=main')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'a project')
  await git('repack', '-a', '-d', '--quiet')
}

async function newTask(engine: Engine, repository: string, file: string): Promise<string> {
  const asked = { title: 'a task', priority: 'P2_MEDIUM', input: 'a task' } as const
  const task_id = String((await engine.createTask(asked, { actor: PO })).task_id)
  const { branch, target, base, kept: tip_ref } = await openTaskBranch({ repository, branch: `baton/${task_id}` })
  const agent = (mode: RelayAgent['mode']): RelayAgent => ({
    ...{ mode, name: 'trivial', argv: [file], pass: [] },
    ...{ nonce_required: true, limits: {} },
  })
  const stages = Object.fromEntries(
    engine.pipeline.stages.map(({ id }) => [id, agent(id === 'DEV' ? 'loop' : 'single')]),
  )
  const spec: RelaySpec = {
    ...{ repository, branch, target, base, tip_ref, stages, request: 'a task', prompts: {} },
    language: 'en',
    checks: [{ name: 'check', command: ['sh', 'check.sh'], timeout_minutes: 1 }],
    reviewers: { HARDEN: { ...agent('single'), team: 'KIMQA' } },
    ...{ loop: { attempts: 3, relaxedAttempts: 1 }, repairs: 2, rehearsal: false },
  }
  await engine.execute({ type: 'start_relay', task_id, spec }, { actor: PO })
  return task_id
}

/** From the spawn to the end of its output, with nothing around it. */
async function bareMs(cwd: string, file: string, ...args: string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now()
    const child = spawn(file, args, { cwd, stdio: 'pipe', detached: true })
    child.stdin.end()
    child.stdout.resume()
    await once(child, 'close')
    times.push(performance.now() - begun)
  }
  return median(times)
}

function report(carried: readonly Carried[]): string {
  const perRun = (of: (one: Carried) => number) => median(carried.map((one) => of(one) / one.runs))
  const ms = (value: number) => value.toFixed(1)
  const sum = (steps: readonly { readonly ms: number }[]) => steps.reduce((all, step) => all + step.ms, 0)
  const [runs, checks] = [median(carried.map((one) => one.runs)), median(carried.map((one) => one.checks))]
  const overall = table(
    [`of ${runs} runs and ${checks} checks a task, per run`, 'ms'],
    [
      ['total', ms(perRun((one) => one.ms))],
      ["the agent's own time", ms(perRun((one) => one.agentMs))],
      ["the checks' own time", ms(perRun((one) => one.checkMs))],
      ['overhead', ms(perRun((one) => one.ms - one.agentMs - one.checkMs))],
      ['CPU of Baton, git, agents and checks', ms(perRun((one) => one.cpuMs))],
    ],
  )
  const whole = table(
    ['per run', 'number', 'ms together'],
    [
      ['git processes', ms(perRun((one) => one.ledger.git.length)), ms(perRun((one) => sum(one.ledger.git)))],
      ['other processes', ms(perRun((one) => one.ledger.others)), ''],
      ['calls of the store', ms(perRun((one) => one.ledger.store.length)), ms(perRun((one) => sum(one.ledger.store)))],
      ['commands', ms(perRun((one) => one.ledger.commands.length)), ms(perRun((one) => sum(one.ledger.commands)))],
    ],
  )
  const by = (title: string, all: readonly { readonly name: string; readonly ms: number }[]) => {
    const rows = [...Map.groupBy(all, ({ name }) => name)].map(([name, some]) => ({ name, some, ms: sum(some) }))
    const total = carried.reduce((count, one) => count + one.runs, 0)
    return table(
      [title, 'per run', 'ms each', 'ms per run'],
      rows
        .toSorted((a, b) => b.ms - a.ms)
        .map((row) => [
          row.name,
          (row.some.length / total).toFixed(2),
          (row.ms / row.some.length).toFixed(2),
          ms(row.ms / total),
        ]),
    )
  }
  const all = <Item>(of: (one: Carried) => readonly Item[]) => carried.flatMap(of)
  return [
    overall,
    whole,
    by(
      'git',
      all((one) => one.ledger.git.map(({ verb, ms: took }) => ({ name: verb, ms: took }))),
    ),
    by(
      'store',
      all((one) => one.ledger.store),
    ),
    by(
      'command',
      all((one) => one.ledger.commands),
    ),
    by('until the next command', all(gaps)),
  ].join('\n\n')
}

/** The time between two commands, named by both: what is done outside the store. */
function gaps({ ledger }: Carried): { readonly name: string; readonly ms: number }[] {
  const steps = ledger.commands.toSorted((a, b) => a.at - b.at)
  return steps.slice(1).map((step, at) => {
    const before = steps[at] as Step
    return { name: `${before.name} … ${step.name}`, ms: Math.max(0, step.at - before.at - before.ms) }
  })
}

if (import.meta.main) {
  const { text, overhead } = await relay()
  console.log(
    `${text}\n\nbar: at most ${bar} ms of a run beyond what its agent and its checks take: ${overhead.toFixed(1)}`,
  )
  if (overhead > bar) process.exitCode = 1
}
