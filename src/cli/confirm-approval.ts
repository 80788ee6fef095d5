import { createInterface } from 'node:readline/promises'
import { BatonError } from '../protocol/baton-error.ts'
import { canStep } from '../service/tasks/can-step.ts'
import { taskPackage } from '../service/tasks/task-package.ts'
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
  const { service, caller, lang, storePath } = baton
  if (!canAsk(baton)) return
  const task = await taskPackage(service, caller, { task_id })
  if (!task || wasAnnouncedHere(storePath, task_id, task.pipeline_history.length)) return
  // What cannot be approved is refused below, without a question.
  if (!(await canStep(service, caller, { task_id, action: 'approve' }))) return
  const title = terminalText(task.title)
  const words =
    lang === 'ko'
      ? `승인: ${task_id}  ${title}\n승인하려면 태스크 id를 입력하세요 (그만두려면 Ctrl-C): `
      : `Approve ${task_id}  ${title}\nType the id of the task to approve it (Ctrl-C to leave): `
  if ((await typedLine(words))?.trim() === task_id) return
  throw BatonError.of('CONFIRMATION_FAILED', { task_id })
}

/** Remembers that this terminal was told how to approve the task as it is now. */
export async function announceHere(baton: Baton, task_id: string): Promise<void> {
  if (!canAsk(baton)) return
  const task = await taskPackage(baton.service, baton.caller, { task_id })
  if (task) announceApproval(baton.storePath, task_id, task.pipeline_history.length)
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
