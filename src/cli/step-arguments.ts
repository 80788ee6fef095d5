import { basename } from 'node:path'
import { BatonError } from '../protocol/baton-error.ts'
import { CHECKLIST_BOXES, type ChecklistBox } from '../protocol/documents/checklist.ts'
import type { LineComment, NamedFile, SendBackReason } from '../protocol/plays/step-details.ts'
import { terminalText } from './terminal-text.ts'
import { usageProblem } from './usage-error.ts'

/** What the commands that move a task take beside its id. */
export interface StepOptions {
  readonly note?: string
  /** For an approval: another branch than that of the start. */
  readonly target?: string
  readonly context?: string
  readonly output?: readonly string[]
  readonly artifact?: readonly string[]
  readonly timeoutMinutes?: string
  readonly to?: string
  readonly toAgent?: string
  readonly reason?: string
  readonly category?: string
  readonly item?: readonly string[]
  readonly comment?: readonly string[]
  readonly checked?: readonly string[]
}

/** `--output KEY=VALUE`. What looks like a JSON list, object or string is one; everything else is text as it stands. */
export function outputFields(given: readonly string[] | undefined): Record<string, unknown> | undefined {
  if (!given) return undefined
  return Object.fromEntries(given.map(outputField))
}

function outputField(given: string): [string, unknown] {
  const at = given.indexOf('=')
  const key = given.slice(0, at).trim()
  if (at < 1 || !/^[A-Za-z][\w.-]*$/.test(key)) {
    throw usageProblem({
      ko: `--output 은 KEY=VALUE 형식입니다 (예: commit_hash=4f2a91c): ${terminalText(given)}`,
      en: `--output takes KEY=VALUE, such as commit_hash=4f2a91c, not "${terminalText(given)}".`,
    })
  }
  const value = given.slice(at + 1)
  // A hash such as 1234567 or 1e5 must not become a number.
  return /^\s*[[{"]/.test(value) ? [key, jsonOr(value)] : [key, value]
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON after all: the text itself is meant.
    return text
  }
}

export function namedFiles(paths: readonly string[] | undefined): NamedFile[] | undefined {
  return paths?.map((path) => {
    const name = basename(path)
    if (name.trim() !== '') return { name, path }
    throw usageProblem({ ko: '--artifact 에 파일 경로를 지정하세요.', en: '--artifact takes the path of a file.' })
  })
}

/** `--checked BOX`: the boxes that a person has looked at. */
export function checkedBoxes(given: readonly string[] | undefined): readonly ChecklistBox[] | undefined {
  return given?.flatMap((word) => {
    if (word === 'all') return CHECKLIST_BOXES
    const box = CHECKLIST_BOXES.find((one) => one === word)
    if (box !== undefined) return [box]
    const known = [...CHECKLIST_BOXES, 'all'].join(', ')
    throw usageProblem({
      ko: `--checked 는 ${known} 중 하나입니다: ${terminalText(word)}`,
      en: `--checked takes one of ${known}, not "${terminalText(word)}".`,
    })
  })
}

export function timeoutMinutes(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const minutes = Number(given)
  if (/^\d{1,6}$/.test(given) && minutes >= 2 && minutes <= 527_040) return minutes
  throw usageProblem({
    ko: `--timeout-minutes 는 2 이상의 정수입니다 (${terminalText(given)}).`,
    en: `--timeout-minutes is a whole number of at least 2, not "${terminalText(given)}".`,
  })
}

/** Why work goes back. Without `--reason` there is none, and the pipeline says what is missing. */
export function sendBackReason(action: string, options: StepOptions): SendBackReason | undefined {
  const { reason, category, item } = options
  const action_items = (item ?? []).map(actionItem)
  if (reason === undefined) return undefined
  if (category === undefined) {
    throw BatonError.of('REASON_REQUIRED', { action, missing: '--category quality|scope|dependency|blocker' })
  }
  return { category, description: reason, action_items }
}

/** `assignee: action @ deadline`. The action may itself hold colons and at-signs: the first and the last count. */
export function actionItem(given: string): SendBackReason['action_items'][number] {
  const colon = given.indexOf(':')
  const at = given.lastIndexOf('@')
  const assignee = given.slice(0, Math.max(0, colon)).trim()
  const action = given.slice(colon + 1, Math.max(0, at)).trim()
  const deadline = given.slice(at + 1).trim()
  if (colon > 0 && at > colon && assignee && action && deadline) return { assignee, action, deadline }
  throw usageProblem({
    ko: `--item 은 "담당: 할 일 @ 기한" 형식입니다 (예: "jarvis: 널 검사 추가 @ 2026-03-02"): ${terminalText(given)}`,
    en: `--item takes "assignee: action @ deadline", such as "jarvis: add the null check @ 2026-03-02", not "${terminalText(given)}".`,
  })
}

/** `path:line text`, or `path text` where the whole file is meant. */
export function lineComments(given: readonly string[] | undefined): LineComment[] | undefined {
  return given?.map((comment) => {
    const [, path, line, text] = /^(\S+?)(?::(\d{1,9}))?:?\s+(.*\S)\s*$/s.exec(comment) ?? []
    if (path !== undefined && text !== undefined) {
      return line === undefined ? { path, text } : { path, line: Number(line), text }
    }
    throw usageProblem({
      ko: `--comment 는 "경로:줄 내용" 형식입니다 (예: "src/login.ts:12 널 검사가 없습니다"): ${terminalText(comment)}`,
      en: `--comment takes "path:line text", such as "src/login.ts:12 the null check is missing", not "${terminalText(comment)}".`,
    })
  })
}
