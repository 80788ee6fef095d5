import { inflect } from '../../../protocol/inflect.ts'
import type { Lang, Localized } from '../../../protocol/lang.ts'
import { HITL_OPTIONS } from '../../../protocol/leader-coder/loop.ts'
import { type AskOption, ITEM_KINDS, type ItemKind } from '../../../protocol/plays/effect.ts'
import { terminalLines, terminalText } from '../../terminal-text.ts'
import { optionLine } from './option-line.ts'

type Choice = (typeof HITL_OPTIONS)[number]['key']

/** A leader–coder loop whose last attempt failed: a person says how it goes on. */
export interface PausedLoop {
  readonly task_id: string
  readonly title: string
  readonly stage: string
  /** How many attempts there were. */
  readonly attempts: number
  /** How many more relaxed criteria allow. */
  readonly relaxedAttempts: number
  readonly lastFeedback: string
  readonly failedFiles: readonly string[]
  /** Where the work lies that a person repairs by hand. */
  readonly folder: string
  /** It is not there any more; choosing A makes it again first. */
  readonly folder_gone?: boolean
  /** What is typed to choose. */
  readonly commands: Readonly<Record<Choice, string>>
}

/** A HANDOFF.md that no coder has seen, because a phrase in it would take an agent over. */
export interface RefusedDocument {
  readonly task_id: string
  readonly title: string
  readonly stage: string
  /** Which phrase was found where. */
  readonly problems: readonly string[]
  /** Where the whole document can be read; null where it is in the store alone. */
  readonly path: string | null
  /** What is typed to let it through, and to have it written anew. */
  readonly commands: { readonly allow: string; readonly refuse: string }
}

/** Something that a relay asks of a person, and that nobody has answered yet. */
export interface OpenItem {
  readonly task_id: string
  readonly title: string
  readonly key: string
  /** What `baton answer` takes. */
  readonly target: string
  readonly kind: ItemKind
  readonly text: Localized
  readonly details: readonly string[]
  /** What is typed for each choice. */
  readonly options: readonly (Pick<AskOption, 'choice' | 'label' | 'fields'> & { readonly command: string })[]
}

/** Of a feedback or a list, so much is shown where several things wait. */
const MOST_LINES = 6
const MOST_PLAN_LINES = 150

/** What happened and what each choice does, line by line; the first line names the task. */
export function pausedLoopLines(loop: PausedLoop, lang: Lang): string[] {
  const ko = lang === 'ko'
  const what = ko
    ? `${loop.attempts}번 시도했지만 끝내지 못했습니다`
    : inflect`not done after ${loop.attempts} attempt(s)`
  const files = some(loop.failedFiles, ', ')
  return [
    `${loop.task_id}  ${loop.stage}  ${what}: ${terminalText(loop.title)}`,
    ...quoted(loop.lastFeedback),
    ...(files === '' ? [] : [`  ${ko ? '실패한 파일' : 'failed files'}: ${files}`]),
    ...HITL_OPTIONS.flatMap(({ key, label }) => [
      `  ${key}. ${label[lang]}: ${effects(loop)[key][lang]}`,
      `     ${terminalText(loop.commands[key])}`,
    ]),
  ]
}

/** Each choice in a few words and what is typed for it, for where hints stand. */
export function choiceRows(loop: PausedLoop, lang: Lang): [what: string, command: string][] {
  return HITL_OPTIONS.map(({ key, label }) => {
    const where = key === 'A' && !loop.folder_gone ? ` (${terminalText(loop.folder)})` : ''
    return [`${key}. ${label[lang]}${where}`, terminalText(loop.commands[key])]
  })
}

function effects({ folder, folder_gone, relaxedAttempts: more }: PausedLoop): Readonly<Record<Choice, Localized>> {
  const where = terminalText(folder)
  return {
    A: folder_gone
      ? {
          ko: `작업 폴더가 없어졌습니다. A를 고르면 체크포인트에서 ${where} 에 다시 만듭니다. 거기서 코드를 고친 뒤 다시 A를 고르세요`,
          en: `the folder is gone. Choose this to have it rebuilt from the checkpoint in ${where}; fix it there, then choose A again`,
        }
      : {
          ko: `${where} 에서 고친 뒤 A를 고르면 Baton이 검증합니다`,
          en: `fix it in ${where}, then choose A; Baton verifies the fix`,
        },
    B: {
      ko: `새 기준으로 ${more}번 더 시도합니다`,
      en: `${more === 1 ? '1 more attempt' : `${more} more attempts`} with the new criteria`,
    },
    C: { ko: '태스크를 취소합니다. 브랜치는 남습니다', en: 'the task is cancelled; its branch stays' },
  }
}

/** What was found and how it goes on; the first line names the task. */
export function refusedDocumentLines(document: RefusedDocument, lang: Lang): string[] {
  const ko = lang === 'ko'
  const { task_id, stage, title, problems, path, commands } = document
  const what = ko ? 'HANDOFF.md 에 의심스러운 문구가 있습니다' : 'a suspicious phrase was found in HANDOFF.md'
  const rows: [string, string][] = [
    [ko ? '그대로 넘기기' : 'let it through', commands.allow],
    [ko ? '리더가 다시 쓰게 하기' : 'have the leader rewrite it', commands.refuse],
  ]
  return [
    `${task_id}  ${stage}  ${what}: ${terminalText(title)}`,
    ...problems.slice(0, MOST_LINES).map((problem) => `  | ${terminalText(problem)}`),
    ...(problems.length > MOST_LINES ? ['  | …'] : []),
    ...(path === null ? [] : [`  ${ko ? '전체' : 'full text'}: ${terminalText(path)}`]),
    ...rows.flatMap(([label, command]) => [`  ${label}:`, `     ${terminalText(command)}`]),
  ]
}

/** What is asked and what each choice does; the first line names the task. */
export function openItemLines(item: OpenItem, lang: Lang): string[] {
  return [
    `${item.task_id}  ${ITEM_KINDS[item.kind][lang]}: ${terminalText(item.title)}`,
    ...terminalLines(item.text[lang]).map((line) => `  ${line}`),
    // A plan is approved as a whole, so all of it is shown.
    ...quoted(item.details.join('\n'), item.kind === 'plan' ? MOST_PLAN_LINES : MOST_LINES),
    ...item.options.flatMap((option) => [`  ${optionLine(option, lang)}`, `     ${terminalText(option.command)}`]),
  ]
}

/** The first lines of what somebody said, each with a mark. */
export function quoted(text: string, most: number = MOST_LINES): string[] {
  const lines = text.trim() === '' ? [] : text.trim().split('\n')
  const shown = lines.slice(0, most).map((line) => `  | ${terminalText(line.trimEnd())}`)
  return lines.length > most ? [...shown, '  | …'] : shown
}

function some(items: readonly string[], between: string): string {
  const shown = items.slice(0, MOST_LINES).map(terminalText).join(between)
  return items.length > MOST_LINES ? `${shown}${between}…` : shown
}
