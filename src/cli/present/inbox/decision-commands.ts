import type {
  MissingTeam,
  OpenItem as OpenItemFacts,
  PausedLoop as PausedLoopFacts,
  RefusedDocument as RefusedDocumentFacts,
} from '../../../service/answer/decisions-of.ts'
import type { OpenItem, PausedLoop, RefusedDocument } from '../relay/relay-decisions.ts'

const answer = (task_id: string, what: string, flags: string) => `baton answer ${task_id} ${what}${flags}`

/** A paused loop with what is typed to choose. */
export function withLoopCommands(loop: PausedLoopFacts, flags: string): PausedLoop {
  const { task_id: id } = loop
  const commands = { A: answer(id, 'A', flags), B: answer(id, 'B --criteria "…"', flags), C: answer(id, 'C', flags) }
  return { ...loop, commands }
}

/** A refused document with what is typed to let it through, and to have it written anew. */
export function withDocumentCommands(document: RefusedDocumentFacts, flags: string): RefusedDocument {
  const { task_id: id } = document
  return { ...document, commands: { allow: answer(id, 'allow', flags), refuse: answer(id, 'refuse', flags) } }
}

/** An open item with what is typed for each option. */
export function withItemCommands(item: OpenItemFacts, flags: string): OpenItem {
  const options = item.options.map((option) => {
    const note = option.fields?.includes('note') ? ' --note "…"' : ''
    return { ...option, command: answer(item.target, `${option.choice}${note}`, flags) }
  })
  return { ...item, options }
}

/** What lets a task go on whose team has nobody: register an agent, or leave the stage out where that may be. */
export function missingTeamCommands({ task_id, team, agent, can_skip }: MissingTeam, flags: string) {
  return {
    register: `baton agent register ${agent} --team ${team}${flags}`,
    skip: can_skip ? `baton task skip-docs ${task_id}${flags}` : null,
  }
}
