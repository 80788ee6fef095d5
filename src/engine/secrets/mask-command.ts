import type { PipelineCommand } from '../../pipeline/command.ts'
import { isSettingsCommand } from '../../pipeline/settings/settings-record.ts'
import type { Masker } from '../../settings/mask/masker.ts'

/**
 * Members that are ids, paths or programs. They are not masked, because a masked id would refer to something else. None of
 * them contains text that an agent or a person wrote.
 */
const NAMES: ReadonlySet<string> = new Set([
  'type',
  'task_id',
  'run_id',
  'worker',
  'work',
  'visit',
  'effect',
  'item',
  'definition',
  'token_hash',
  'nonce',
  'argv',
  'command',
  'pass',
  'commit',
  'tree',
  'before',
  'ours',
  'entry',
  'folder',
  'repository',
  'base',
  'start',
  'onto',
  'spec_hash',
  'checkpoint',
])

/** Masks all texts of a command before it is decided, so its records, events and answer contain no secret values. */
export function maskCommand<Command extends PipelineCommand>(command: Command, masker: Masker): Command {
  if (isSettingsCommand(command)) return command
  return masked(command, masker) as Command
}

function masked(value: unknown, masker: Masker): unknown {
  if (typeof value === 'string') return masker.text(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => masked(item, masker))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  const members = Object.entries(value)
  const next = members.map(([key, member]) => [masker.text(key), NAMES.has(key) ? member : masked(member, masker)])
  const isSame = next.every(([key, member], index) => key === members[index]?.[0] && member === members[index]?.[1])
  return isSame ? value : Object.fromEntries(next)
}
