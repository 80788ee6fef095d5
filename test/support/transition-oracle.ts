import { specRows } from './markdown-rows.ts'

/**
 * What the specification's own tables say is legal, read from their Markdown. Shares nothing with the code
 * under test: not its table, not its stage order, not its lookups.
 */
export interface OracleStep {
  readonly from: string
  readonly action: string
  /** null: the status that the hold remembers. */
  readonly to: string | null
  /** The team that may, or null for the PO alone. */
  readonly team: string | null
  /** Needs KKOMKKOM to have an active agent (true), to have none (false), or does not care. */
  readonly documentationActive?: boolean
  /** Legal whatever the registry says, where the PO asked for it when the task was started. */
  readonly canBeAsked?: boolean
}

const ACTION_WORDS: Readonly<Record<string, string>> = {
  pickup: 'pickup',
  handoff: 'handoff',
  complete: 'complete',
  'skip documentation': 'skip_docs',
  approve: 'approve',
  'ACK rejected': 'ack_rejected',
  reject: 'reject',
  'revision request': 'revision_request',
  resubmit: 'resubmit',
  hold: 'hold',
  resume: 'resume',
  cancel: 'cancel',
}

export const ORACLE_ACTIONS = Object.values(ACTION_WORDS)
const TERMINAL = ['DONE', 'CANCELLED']
const PREFIXES = ['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC']

export function oracleOwners(): Map<string, string | null> {
  return new Map(specRows('statuses.md').map(([, code = '', owner = '']) => [bare(code), owner === '-' ? null : owner]))
}

export function oracleSteps(): OracleStep[] {
  const owners = oracleOwners()
  return specRows('transitions.md').flatMap(([from = '', action = '', to = '', who = '', note = '']) =>
    expandFrom(from, note, owners).map((status) => ({
      from: status,
      action: actionOf(action),
      to: expandTo(to, status),
      team: who.startsWith('PO') ? null : who === who.toUpperCase() ? who : (owners.get(status) ?? null),
      ...guard(note),
    })),
  )
}

function actionOf(words: string): string {
  const known = ACTION_WORDS[words.replace(/ H\d$/, '')]
  if (!known) throw new Error(`the table has an action that this oracle does not know: ${words}`)
  return known
}

function expandFrom(cell: string, note: string, owners: ReadonlyMap<string, unknown>): string[] {
  const open = [...owners.keys()].filter((code) => !TERMINAL.includes(code))
  if (cell === 'any non-terminal') return open
  if (cell === 'any non-terminal but `ON_HOLD`') return open.filter((code) => code !== 'ON_HOLD')
  const codes = cell.split(' ').map(bare)
  const letters = /X = ([A-Z, ]+)/.exec(note)?.[1]?.split(', ')
  return codes.flatMap((code) =>
    code.startsWith('X_') && letters ? letters.map((letter) => code.replace('X', letter)) : [code],
  )
}

function expandTo(cell: string, from: string): string | null {
  const place = PREFIXES.findIndex((prefix) => from.startsWith(`${prefix}_`))
  if (cell === 'the remembered status') return null
  if (cell === "previous team's `REVISION`") return `${PREFIXES[place - 1]}_REVISION`
  if (cell === "next team's `PENDING`") return `${PREFIXES[place + 1]}_PENDING`
  return bare(cell).replace('X_', `${PREFIXES[place]}_`)
}

function guard(note: string): Pick<OracleStep, 'documentationActive' | 'canBeAsked'> {
  if (note.startsWith('refused while no KKOMKKOM agent')) return { documentationActive: true }
  if (note.startsWith('only while no KKOMKKOM agent')) {
    return { documentationActive: false, canBeAsked: note.endsWith('the PO asked for it when the task was started') }
  }
  return {}
}

const bare = (cell: string) => cell.replaceAll('`', '')
