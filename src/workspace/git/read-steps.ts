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
  /** The run whose work it puts back after an undo. */
  readonly redoes: string | null
  /** Of an undo or a redo in a graph: the agent. */
  readonly agent: string | null
  /** Of a rollback: the checkpoint, as it was named. Everything after it is undone, not the work of the agent alone. */
  readonly rollback: string | null
}

/** The steps between two commits, the newest first: made by a run or an undo, and where `redos` is set by a redo. */
export async function readSteps(
  where: InRepository & {
    readonly task_id: string
    readonly from: string
    readonly to: string
    readonly line?: boolean
    readonly redos?: boolean
  },
): Promise<readonly StepCommit[]> {
  const { task_id, from, to, line: isLine = false, redos = false, signal } = where
  const git = await openTaskGit(where)
  for (const id of [from, to]) if (!isCommitId(id)) throw notFound(git, id)
  const order = isLine ? '--first-parent' : '--topo-order'
  const args = ['log', '-z', order, '--format=%H%n%P%n%B', to, `^${from}`, '--']
  const { stdout } = await runGit({ ...git.call, args, limitMs: LONG_MS, signal })
  return split(stdout).flatMap((row) => {
    const [commit = '', parents = '', subject = '', ...body] = row.toString().split('\n')
    const [before = ''] = parents.split(' ')
    const trailer = (name: string) => body.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
    const run_id = trailer('Baton-Run')
    const runIn = (name: string) => trailer(name)?.split(' ')[0] ?? null
    const [undoes, redoes] = [runIn('Baton-Undoes'), runIn('Baton-Redoes')] as const
    const isStep = run_id !== null || undoes !== null || (redos && redoes !== null)
    // What was merged from the target has steps of other tasks, whose agents have the same names.
    if (trailer('Baton-Task') !== task_id) return []
    if (before === '' || !isStep) return []
    return [
      {
        commit,
        before,
        subject,
        run_id,
        undoes,
        redoes,
        agent: trailer('Baton-Agent'),
        rollback: trailer('Baton-Rollback'),
      },
    ]
  })
}
