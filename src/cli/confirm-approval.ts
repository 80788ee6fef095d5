import { createInterface } from 'node:readline/promises'
import { dryRun } from '../engine/dry-run.ts'
import { BatonError } from '../protocol/baton-error.ts'
import type { TaskPackage } from '../protocol/task-package/schema.ts'
import { announceApproval, wasAnnouncedHere } from './announced-approvals.ts'
import type { Baton } from './compose.ts'
import { canAsk } from './relay/attend-relay.ts'
import { terminalText } from './terminal-text.ts'

/**
 * At a terminal an approval is confirmed by typing the task's id, unless `baton run` offered it in this very terminal.
 * A script has no terminal and is not asked; its approval says that a program gave it. Anything but the id, Ctrl-C and
 * Ctrl-D leave everything as it was.
 */
export async function confirmApproval(baton: Baton, task_id: string): Promise<void> {
  const { engine, actor, lang, storePath } = baton
  if (!canAsk(baton)) return
  const { task } = await taskOf(baton, task_id)
  if (!task || wasAnnouncedHere(storePath, task_id, task.pipeline_history.length)) return
  const judge = await dryRun(engine, { type: 'step', task_id, action: 'approve', details: {} })
  // What cannot be approved is refused below, without a question.
  if (!judge(actor).ok) return
  const title = terminalText(task.title)
  const words =
    lang === 'ko'
      ? `승인: ${task_id}  ${title}\n승인하려면 태스크 id 를 입력하세요 (그만두려면 Ctrl-C): `
      : `Approve ${task_id}  ${title}\nType the id of the task to approve it (Ctrl-C to leave): `
  if ((await typedLine(words))?.trim() === task_id) return
  throw BatonError.of('CONFIRMATION_FAILED', { task_id })
}

/** Remembers that this terminal was told how to approve the task as it is now. */
export async function announceHere(baton: Baton, task_id: string): Promise<void> {
  if (!canAsk(baton)) return
  const { task } = await taskOf(baton, task_id)
  if (task) announceApproval(baton.storePath, task_id, task.pipeline_history.length)
}

async function taskOf({ engine }: Baton, id: string): Promise<{ readonly task: TaskPackage | undefined }> {
  const [loaded] = await engine.store.load([{ kind: 'task', id }])
  return { task: loaded.value?.task }
}

/** Undefined when nobody will type any more. */
async function typedLine(words: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const closed = new AbortController()
  lines.on('SIGINT', () => closed.abort()).once('close', () => closed.abort())
  try {
    return await lines.question(words, { signal: closed.signal })
  } catch (error) {
    if (!closed.signal.aborted) throw error
    process.stdout.write('\n')
    return undefined
  } finally {
    lines.close()
  }
}
