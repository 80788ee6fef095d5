import type { PipelineCommand } from '../../pipeline/command.ts'
import type { NewTask } from '../engine.ts'
import { sha256Hex } from '../sha256.ts'
import type { Auditor } from './audit/auditor.ts'
import { sorted } from './audit/log-audit.ts'
import type { Random } from './random.ts'

/** The next command of a simulated actor, with the command id that it repeats if it gets no answer. */
export interface Intent {
  readonly id: string
  readonly actor: string
  readonly ask: { readonly create: NewTask } | { readonly command: PipelineCommand }
  /** The table, the house and the task allow it: asked alone, it must be accepted. */
  readonly legal: boolean
  /** The id of the message that it carries. */
  readonly message?: string
}

/** What the simulated people know: the audit's own picture of the store, and the time. */
export interface Scene {
  readonly auditor: Auditor
  readonly random: Random
  readonly now: () => number
  readonly definition: string
}

export function commandOf(scene: Scene, actor: string, command: PipelineCommand, legal: boolean): Intent {
  const id = `c-${scene.random.uuid()}`
  const message = command.type === 'receive_message' ? messageId(command.message) : undefined
  return { id, actor, ask: { command }, legal, ...(message === undefined ? {} : { message }) }
}

/** Copies of one message have the same id and say the same; the time at which they were sent does not count. */
function messageId(message: Readonly<Record<string, unknown>>): string | undefined {
  const { timestamp: _sent, ...said } = message
  const own = String(said.type).startsWith('documentation_') ? (said.result_id ?? said.request_id) : undefined
  const id = own ?? said.handoff_id ?? said.report_id
  if (typeof id !== 'string') return undefined
  return `${id}${said.type === 'ack' ? '/ack' : ''}#${sha256Hex(sorted(said)).slice(0, 12)}`
}

export function typeOf({ ask }: Intent): string {
  return 'create' in ask ? 'create_task' : ask.command.type
}
