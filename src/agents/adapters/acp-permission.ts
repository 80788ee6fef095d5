import { isAbsolute, relative, resolve } from 'node:path'
import type { PermissionAsk, PermissionKind } from '../../protocol/permissions/permission-rule.ts'
import { toolKind, toolSubject } from './acp-updates.ts'
import type { RpcId } from './json-rpc.ts'
import { type Fields, listOf, textOf } from './stream-adapter.ts'

/** A permission that the agent waits for. */
export interface AcpPermission {
  readonly id: RpcId
  readonly ask: PermissionAsk
  /** The option of the agent that allows it; undefined where the agent offers none. */
  readonly allow: string | undefined
  readonly refuse: string | undefined
}

const KINDS: Readonly<Record<string, PermissionKind>> = {
  read: 'read',
  search: 'read',
  edit: 'edit',
  delete: 'edit',
  move: 'edit',
  execute: 'run',
  fetch: 'web',
}

/**
 * `session/request_permission`, with what was told of the tool before. Of the agent's own options the narrowest are taken:
 * what is allowed for longer than once is Baton's to remember, where a person can see it.
 */
export function acpPermission(id: RpcId, call: Fields, options: unknown): AcpPermission {
  const kind = KINDS[toolKind(call)] ?? 'tool'
  const tool = textOf(call.title) || toolKind(call)
  const offered = listOf(options)
  const option = (...kinds: readonly string[]) => {
    const found = kinds.flatMap((one) => offered.filter((offer) => offer.kind === one))
    return found.length === 0 ? undefined : textOf(found[0]?.optionId)
  }
  return {
    id,
    ask: { kind, subject: (kind === 'tool' ? '' : toolSubject(call)) || tool, tool },
    allow: option('allow_once', 'allow_always'),
    refuse: option('reject_once', 'reject_always'),
  }
}

/** The answer to the request. An agent that offers no way to refuse is told that nobody chose. */
export const permissionOutcome = (optionId: string | undefined): Fields => ({
  outcome: optionId === undefined ? { outcome: 'cancelled' } : { outcome: 'selected', optionId },
})

/** Whether a path of a tool lies in the clone. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, resolve(folder, path))
  return way === '' || !(isAbsolute(way) || way === '..' || way.startsWith('../') || way.startsWith('..\\'))
}
