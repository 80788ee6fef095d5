import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { verifyGitRecords } from '../../src/engine/git-records/verify-git-records.ts'
import { Random } from '../../src/engine/simulation/random.ts'
import { visitId } from '../../src/pipeline/visits/visit-record.ts'
import { BatonError } from '../../src/protocol/baton-error.ts'
import { approver } from './approver.ts'
import { childScript } from './child-script.ts'
import { diskFolder } from './disk-folder.ts'
import { gitIn, makeRepository, readyRelay } from './ready-relay.ts'

const CHILD = childScript(join(import.meta.dirname, 'approval-child.ts'))
const FILES = 12
/** The part of an approval from the lock on the index to its end. */
const MOVING = 0.6

type Moment = { readonly after: number } | { readonly afterLock: number }

export interface ApprovalKills {
  readonly kills: number
  /** How often the first approval had written down its merge, had moved the target, or was through, when it was killed. */
  readonly begun: number
  readonly moved: number
  readonly done: number
  /** Locks that lay there after a kill, by name. */
  readonly locks: Readonly<Record<string, number>>
  /** Files that were cut off while they were written, and had to be deleted by hand. */
  readonly cut: number
  readonly worstMs: number
  readonly faults: readonly string[]
}

/**
 * Kills approvals with -9 at random moments, half of them together with the git that they have started, approves again,
 * and looks whether the work is on the target once, the checkout has its files, nobody's lock is left and nothing of
 * the person's was touched.
 */
export async function approvalKills({ kills, seed }: { readonly kills: number; readonly seed: number }) {
  const folder = diskFolder('approval-kills-')
  const round = await Round.open(folder)
  try {
    return await round.play(kills, new Random(seed))
  } finally {
    await round.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

class Round {
  readonly #repository: string
  readonly #store: string
  readonly #home: string
  readonly #approver: Awaited<ReturnType<typeof approver>>
  readonly #faults: string[] = []
  readonly #locks: Record<string, number> = {}
  #cut = 0

  private constructor(folder: string, own: Awaited<ReturnType<typeof approver>>) {
    this.#repository = join(folder, 'repository')
    this.#store = join(folder, 'baton.db')
    this.#home = join(folder, 'runs')
    this.#approver = own
  }

  static async open(folder: string): Promise<Round> {
    makeRepository(join(folder, 'repository'))
    // Our own commits would start a `git gc` in the background, whose lock is not one that an approval left.
    gitIn(join(folder, 'repository'), 'config', 'gc.auto', '0')
    writeFileSync(join(folder, 'repository', 'mine'), 'mine\n')
    writeFileSync(join(folder, 'repository', '.git', 'info', 'exclude'), '/mine\n')
    return new Round(folder, await approver({ store: join(folder, 'baton.db'), home: join(folder, 'runs') }))
  }

  async play(kills: number, random: Random): Promise<ApprovalKills> {
    const lasts = await this.#lasts()
    const seen = { begun: 0, moved: 0, done: 0 }
    let worstMs = 0
    for (let kill = 1; kill <= kills; kill += 1) {
      const task = await this.#ready(kill)
      // A third at any moment; the others while the target is moved, which is over in an instant.
      const moment =
        random.below(3) === 0
          ? { after: random.below(Math.round(lasts * 1.1)) }
          : { afterLock: random.below(Math.round(lasts * MOVING)) }
      await this.#kill(task, moment, random.below(2) === 0)
      const found = await this.#look(task)
      for (const name of ['begun', 'moved', 'done'] as const) if (found[name]) seen[name] += 1
      const begun = performance.now()
      await this.#approveAgain(task)
      worstMs = Math.max(worstMs, performance.now() - begun)
      await this.#check(task, kill)
    }
    await this.#checkAll()
    const { ...locks } = this.#locks
    return { kills, ...seen, locks, cut: this.#cut, worstMs, faults: this.#faults }
  }

  async close(): Promise<void> {
    await this.#approver.crew.stop()
    await this.#approver.store.close()
  }

  /** How long an approval takes here that nobody kills. */
  async #lasts(): Promise<number> {
    const task = await this.#ready(9001)
    const child = await this.#child()
    const begun = performance.now()
    child.send(task)
    const [said] = (await once(child, 'message')) as [string]
    if (said !== 'done') this.#faults.push(`${task}: ${said}`)
    const lasts = performance.now() - begun
    child.kill('SIGKILL')
    await once(child, 'exit')
    return lasts
  }

  async #ready(number: number): Promise<string> {
    const task_id = `TASK-20260228-${String(number).padStart(3, '0')}`
    const files = Object.fromEntries(
      Array.from({ length: FILES }, (_, at) => [`f${at}.txt`, `${number} ${at}\n`.repeat(200)]),
    )
    await readyRelay(this.#approver.engine, { repository: this.#repository, task_id, files })
    return task_id
  }

  async #child(): Promise<ChildProcess> {
    const child = fork(CHILD, [this.#store, this.#home], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    return child
  }

  async #kill(task: string, moment: Moment, withGit: boolean): Promise<void> {
    const child = await this.#child()
    const died = once(child, 'exit')
    const answered = once(child, 'message')
    child.send(task)
    if ('after' in moment) await wait(moment.after)
    else {
      const lock = join(this.#repository, '.git', 'index.lock')
      const over = answered.then(() => true)
      while (!existsSync(lock) && !(await Promise.race([over, wait(1, false)])));
      await wait(moment.afterLock)
    }
    process.kill(withGit ? -Number(child.pid) : Number(child.pid), 'SIGKILL')
    await died
    for (const name of this.#locksLeft()) this.#locks[name] = (this.#locks[name] ?? 0) + 1
  }

  #locksLeft(): string[] {
    const git = join(this.#repository, '.git')
    return namesIn(git)
      .filter((name) => /\.lock$|^packed-refs\.new$/.test(name) && !name.startsWith('objects'))
      .map((name) => name.replace(/TASK-[\w-]+/, 'TASK').replace(/scratch-.*/, 'scratch'))
  }

  /** `DONE` is never said of work that is not on the target, and the target never has it before it is written down. */
  async #look(task_id: string) {
    const { store } = this.#approver
    const [task, relay] = await store.load([
      { kind: 'task', id: task_id },
      { kind: 'relay', id: task_id },
    ])
    const done = task.value?.task.status === 'DONE'
    const written = Boolean(relay.value?.integration) || (await this.#isLanding(task_id, task.value?.carried?.visit))
    const main = gitIn(this.#repository, 'log', '--format=%s', 'main')
    const moved = main.split('\n').some((subject) => subject.startsWith(`${task_id}:`))
    if (done && !moved) this.#faults.push(`${task_id} is DONE and not on the target`)
    if (moved && !written) this.#faults.push(`${task_id} is on the target and nobody wrote it down`)
    return { done, moved, begun: written }
  }

  /** The merge is written down with the effect that moves the target to it. */
  async #isLanding(task_id: string, visit = 0): Promise<boolean> {
    const [loaded] = await this.#approver.store.load([{ kind: 'visit', id: visitId(task_id, visit) }])
    const asked = Object.values(loaded.value?.outstanding ?? {}).map(({ effect }) => effect)
    return asked.some((effect) => effect.do === 'land' && effect.branch === 'target')
  }

  /** Deletes, as the person would, a file that was cut off while it was written. */
  async #approveAgain(task: string): Promise<void> {
    const approve = () => this.#approver.crew.integrate(task, 'song-po')
    await approve().catch(async (error: unknown) => {
      if (!(error instanceof BatonError) || error.code !== 'TARGET_BLOCKED') throw new Error(`${task}: ${error}`)
      for (const name of error.details.files as string[]) {
        const whole = gitIn(this.#repository, 'show', `baton/${task}:${name}`)
        const path = join(this.#repository, name)
        if (!`${whole}\n`.startsWith(readFileSync(path, 'utf8'))) this.#faults.push(`${task}: ${name} is in the way`)
        this.#cut += 1
        rmSync(path)
      }
      await approve()
    })
  }

  async #check(task: string, number: number): Promise<void> {
    const { done, moved } = await this.#look(task)
    if (!done || !moved) this.#faults.push(`${task} was approved again and is not done`)
    const repository = this.#repository
    const status = gitIn(repository, 'status', '--porcelain')
    if (status !== '') this.#faults.push(`${task}: the checkout is not clean: ${status}`)
    for (let at = 0; at < FILES; at += 1) {
      const text = readFileSync(join(repository, `f${at}.txt`), 'utf8')
      if (text !== `${number} ${at}\n`.repeat(200)) this.#faults.push(`${task}: f${at}.txt is wrong`)
    }
    if (readFileSync(join(repository, 'mine'), 'utf8') !== 'mine\n') this.#faults.push(`${task}: mine was touched`)
    for (const lock of this.#locksLeft()) this.#faults.push(`${task}: ${lock} is left`)
    const branches = gitIn(repository, 'for-each-ref', '--format=%(refname)', 'refs/heads/baton')
    if (branches !== '') this.#faults.push(`${task}: ${branches} is left`)
    const merges = gitIn(repository, 'log', '--format=%s', 'main').split('\n')
    if (merges.filter((subject) => subject.startsWith(`${task}:`)).length !== 1)
      this.#faults.push(`${task} was merged more than once`)
    const notes = join(repository, '.git', 'baton', 'ref-notes')
    if (existsSync(notes) && readdirSync(notes).length > 0) this.#faults.push(`${task}: a note is left`)
  }

  async #checkAll(): Promise<void> {
    const fsck = gitIn(this.#repository, 'fsck', '--no-dangling', '--connectivity-only')
    if (fsck !== '') this.#faults.push(fsck)
    const { store } = this.#approver
    const audit = await verifyGitRecords({ repository: this.#repository, branch: 'main', store })
    this.#faults.push(...audit.faults.map(({ place, problem }) => `${place}: ${problem.en}`))
  }
}

/** The git of a killed process may live on for a moment, and delete what is being listed. */
function namesIn(folder: string): string[] {
  for (let tries = 0; ; tries += 1) {
    try {
      return readdirSync(folder, { recursive: true }) as string[]
    } catch (error) {
      if (tries === 10) throw error
    }
  }
}

export function describeApprovalKills({
  kills,
  begun,
  moved,
  done,
  locks,
  cut,
  worstMs,
  faults,
}: ApprovalKills): string {
  const left = Object.entries(locks).map(([name, count]) => `${name} ${count}`)
  return [
    `${kills} kills of an approval: ${begun} had written the merge down, ${moved} had moved the target, ${done} were done`,
    `locks found after the kills: ${left.join(', ') || 'none'}; files cut off: ${cut}`,
    `approved again within ${Math.round(worstMs)} ms at worst; ${faults.length} faults`,
  ].join('\n')
}
