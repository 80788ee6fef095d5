import type { AgentResult } from '../agent-blocks/block-schemas.ts'
import type { Issue } from '../agent-blocks/issue-line.ts'
import { checkWorkspacePath } from '../handoff-document/workspace-path.ts'
import type { Lang, Localized } from '../lang.ts'
import { matchesPattern } from '../path-pattern.ts'
import type { DerivedField } from '../pipeline/conditions.ts'
import type { StageDefinition } from '../pipeline/definition.ts'

/**
 * The output fields that a run of a stage gives its payload. Each holds what its name says; a field for which there
 * is nothing is left out.
 *
 * 1. What Baton knows (branch, commit, verdict, findings) comes from Baton. An agent cannot say it.
 * 2. What a file shows comes from the file: the one that the agent names if it is there, else the one at the usual place.
 * 3. Everything else is the agent's word, from `outputs` of its AGENT_RESULT.
 */
export interface OutputFacts {
  readonly task_id: string
  readonly branch: string
  readonly commit: string
  /** Whether the visit changed anything. */
  readonly changed: boolean
  /** Files that this visit wrote or changed, and that are there. */
  readonly written: readonly string[]
  readonly files: ReadonlySet<string>
  /** The lines that were added to a file in this task. */
  readonly added: ReadonlyMap<string, string>
  readonly summary: string | null
  readonly result: AgentResult | null
}

type Fields = Readonly<Record<string, unknown>>

const MAX_TEXT = 4_000
const MAX_FINDINGS = 50

export function stageOutput(stage: StageDefinition, facts: OutputFacts): Fields {
  const said = new Map((facts.result?.outputs ?? []).map(({ name, text }) => [name, text]))
  const derived = new Map((stage.derived ?? []).map((one) => [one.field, one]))
  const fields = new Set([...stage.output, ...said.keys()])
  const entries = [...fields].flatMap((field): [string, unknown][] => {
    const source = derived.get(field)
    const own = said.get(field)
    const value = source ? derivedValue(source, facts, own) : own === undefined ? undefined : textOrList(own)
    return value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(entries)
}

/** What a run that is sent back still says about what it found: its work is not kept, so no file and no commit. */
export function findingsOutput(stage: StageDefinition, facts: Pick<OutputFacts, 'result'>): Fields {
  return Object.fromEntries(
    (stage.derived ?? []).flatMap(({ field, value }): [string, unknown][] => {
      if (value !== 'verdict' && value !== 'issues' && value !== 'security_issues') return []
      return facts.result ? [[field, finding(value, facts.result)]] : []
    }),
  )
}

/** Which of the agent's `outputs` cannot be taken, and why. */
export function outputProblems(
  stages: readonly StageDefinition[],
  stage: StageDefinition,
  facts: Pick<OutputFacts, 'result' | 'files'>,
  lang: Lang,
): string[] {
  const known = outputFields(stages, stage)
  const derived = new Map((stage.derived ?? []).map(({ field, value }) => [field, value]))
  return (facts.result?.outputs ?? []).flatMap(({ name, text }) => {
    const value = derived.get(name)
    if (!known.includes(name)) return [`outputs: ${name}: ${UNKNOWN[lang]} ${known.join(', ') || '-'}`]
    if (value === 'file' || value === 'added_lines') {
      return facts.files.has(text) ? [] : [`outputs: ${name}: ${NO_FILE[lang]} ${text.slice(0, 200)}`]
    }
    const bad = NAMES_PATHS.test(name) && [textOrList(text)].flat().find((one) => !canBeReferred(String(one)))
    return bad ? [`outputs: ${name}: ${NOT_INSIDE[lang]} ${String(bad).slice(0, 200)}`] : []
  })
}

/** The fields that an agent of a stage may fill: its own that Baton does not fill, and what later stages ask for. */
export function outputFields(stages: readonly StageDefinition[], stage: StageDefinition): readonly string[] {
  const facts = (stage.derived ?? []).filter(({ value }) => !SAID.includes(value)).map(({ field }) => field)
  const given = new Set(stages.flatMap(({ output }) => output))
  const later = stages.slice(stages.indexOf(stage) + 1).flatMap(({ input }) => input.map(({ from }) => from))
  return [...stage.output.filter((field) => !facts.includes(field)), ...later.filter((from) => !given.has(from))]
}

const SAID: readonly DerivedField['value'][] = ['summary', 'file', 'added_lines']

/** Fields that hold paths or links, by their names. */
const NAMES_PATHS = /(?:^|_)(?:ref|path|file|artifact|attachment|url|uri|link|href)s?$/

/** A file inside the workspace, there or to be made, or a link to somewhere else. */
const canBeReferred = (text: string) =>
  /^https?:\/\/[^\s\p{C}\p{Z}]+$/u.test(text) || checkWorkspacePath(text, 'write') === undefined

const NOT_INSIDE: Localized = {
  ko: '작업 폴더 안의 경로나 http(s) 링크가 아닙니다:',
  en: 'is neither a path inside the workspace nor an http(s) link:',
}
const UNKNOWN: Localized = {
  ko: '이 단계의 항목이 아닙니다. 쓸 수 있는 항목:',
  en: 'is not a field of this stage. Fields:',
}
const NO_FILE: Localized = {
  ko: 'git 저장소에 그런 파일이 없습니다:',
  en: 'there is no such file in the repository:',
}

function derivedValue({ value, paths = [] }: DerivedField, facts: OutputFacts, own: string | undefined): unknown {
  const { branch, commit, written, result } = facts
  switch (value) {
    case 'branch':
      return `git:${branch}@${commit}`
    case 'changed_branch':
      return facts.changed ? `git:${branch}@${commit}` : undefined
    case 'commit':
      return commit
    case 'summary':
      return own?.slice(0, MAX_TEXT) ?? facts.summary ?? undefined
    case 'file': {
      const path = named(own, facts) ?? firstMatch(written, paths, facts.task_id)
      return path === undefined ? undefined : `${path}@${commit}`
    }
    case 'added_lines': {
      const path = named(own, facts) ?? firstMatch([...facts.added.keys()], paths, facts.task_id)
      return (path === undefined ? undefined : facts.added.get(path)?.slice(0, MAX_TEXT)) || undefined
    }
    default:
      return result ? finding(value, result) : undefined
  }
}

function finding(value: 'verdict' | 'issues' | 'security_issues', { verdict, issues }: AgentResult): unknown {
  if (value === 'verdict') return verdict
  const found = value === 'issues' ? issues : issues.filter(({ security }) => security)
  return found.slice(0, MAX_FINDINGS).map(issueText)
}

/** As an agent writes it: `major/security src/login.ts:12 the token is logged`. */
export function issueText({ severity, security, path, line, text }: Issue): string {
  const place = path === null ? '-' : line === null ? path : `${path}:${line}`
  return `${severity}${security ? '/security' : ''} ${place} ${text}`
}

const named = (own: string | undefined, { files }: OutputFacts) =>
  own !== undefined && files.has(own) ? own : undefined

/** By the order of the patterns; of several files, one that is named after the task. */
function firstMatch(paths: readonly string[], patterns: readonly string[], task_id: string): string | undefined {
  for (const pattern of patterns) {
    const matching = paths.filter((path) => matchesPattern(path, pattern))
    const found = matching.find((path) => path.includes(task_id)) ?? matching[0]
    if (found !== undefined) return found
  }
  return undefined
}

/** A JSON list of texts is a list; everything else is text as it stands. */
function textOrList(text: string): unknown {
  if (!text.startsWith('[')) return text.slice(0, MAX_TEXT)
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return list.slice(0, MAX_FINDINGS)
  } catch {
    // No list after all: the text itself is meant.
  }
  return text.slice(0, MAX_TEXT)
}

/** The lines of a text that an older one does not have, in their order. */
export function addedLines(before: string, after: string): string {
  const left = new Map<string, number>()
  for (const line of before.split('\n')) left.set(line, (left.get(line) ?? 0) + 1)
  const added = after.split('\n').filter((line) => {
    const known = left.get(line) ?? 0
    if (known > 0) left.set(line, known - 1)
    return known === 0
  })
  return added.join('\n').trim()
}
