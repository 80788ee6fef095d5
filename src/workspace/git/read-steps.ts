import { split } from '../checkpoint/stage-files.ts'
import { LONG_MS, runGit } from './git.ts'
import { isCommitId } from './ref-name.ts'
import { type InRepository, notFound, openTaskGit } from './task-git.ts'

/** A commit that holds the work of one run, with what it comes after. */
export interface StepCommit {
  readonly commit: string
  readonly before: string
  /** `[dispatch] backend: …` */
  readonly subject: string
  readonly run_id: string | null
  /** The run whose work it takes back. */
  readonly undoes: string | null
  /** Of an undo in a graph: the agent. */
  readonly agent: string | null
}

/** The steps between two commits, the newest first. What was not made by a run or an undo is left out. */
export async function readSteps(
  where: InRepository & {
    readonly task_id: string
    readonly from: string
    readonly to: string
    readonly line?: boolean
  },
): Promise<readonly StepCommit[]> {
  const { task_id, from, to, line: isLine = false, signal } = where
  const git = await openTaskGit(where)
  for (const id of [from, to]) if (!isCommitId(id)) throw notFound(git, id)
  const order = isLine ? '--first-parent' : '--topo-order'
  const args = ['log', '-z', order, '--format=%H%n%P%n%B', to, `^${from}`, '--']
  const { stdout } = await runGit({ ...git.call, args, limitMs: LONG_MS, signal })
  return split(stdout).flatMap((row) => {
    const [commit = '', parents = '', subject = '', ...body] = row.toString().split('\n')
    const [before = ''] = parents.split(' ')
    const trailer = (name: string) => body.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
    const [run_id, undoes] = [trailer('Baton-Run'), trailer('Baton-Undoes')?.split(' ')[0] ?? null]
    // What was merged from the target has steps of other tasks, whose agents have the same names.
    if (trailer('Baton-Task') !== task_id) return []
    return before === '' || (run_id === null && undoes === null)
      ? []
      : [{ commit, before, subject, run_id, undoes, agent: trailer('Baton-Agent') }]
  })
}
