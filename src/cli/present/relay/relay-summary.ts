import { checkWord, EVIDENCE_LABELS } from '../../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { ChangedFile } from '../../../service/review/review-facts.ts'
import { leftOutLines } from '../../../service/work/shown.ts'
import { terminalText } from '../../terminal-text.ts'
import { answeredBy } from '../run/run-words.ts'
import { cellWidth, padTo } from '../screen/cell-width.ts'
import { painter } from '../screen/paint.ts'
import type { Screen } from '../screen/screen.ts'
import { checkNote } from './check-note.ts'
import { conditionLines } from './condition-lines.ts'
import { meaningText, skippedDocsText, warningLines } from './evidence-text.ts'
import { relayNext } from './relay-next.ts'
import type { RelaySummaryFacts } from './relay-summary-facts.ts'
import { secondsText } from './relay-words.ts'
import { wentOnLines } from './went-on-lines.ts'

/** So many files are named; `git diff` shows all of them. */
const MOST_FILES = 12

type SummaryScreen = Pick<Screen, 'lang' | 'colour' | 'timeZone'>

type Row = readonly [label: string, text: string]

/** What is said when a relay stops: how it stands, what it rests on, the way that it took, and what comes next. */
export function relaySummary(facts: RelaySummaryFacts, screen: SummaryScreen, pipeline: Pipeline): string {
  const { lang } = screen
  const words = WORDS[lang]
  const next = relayNext(facts, lang)
  const strong = painter(screen, 'strong')
  const label = pipeline.statuses.get(facts.status)?.label[lang]
  const rows: Row[] = [
    [words.status, `${facts.status}${label === undefined ? '' : `  ${label}`}`],
    [words.branch, `${terminalText(facts.branch)} → ${terminalText(facts.target)}`],
    ...changeRows(facts, lang),
    ...evidenceRows(facts, screen),
    ...conditionLines(facts.rests, lang).map((line, at): Row => [at === 0 ? words.rests : '', line]),
    ...(facts.docs_skipped ? [[words.docs, skippedDocsText(facts.docs_skipped, lang)] as const] : []),
    ...wayRows(facts, lang),
  ]
  const wide = Math.max(...rows.map(([name]) => cellWidth(name)))
  return [
    strong(`${facts.task_id}  ${terminalText(facts.title)}`),
    ...(facts.rehearsal ? [words.rehearsal] : []),
    ...[
      ...warningLines(facts.evidence, lang),
      ...warning(facts, lang),
      ...wentOnLines(facts.went_on, lang),
      ...leftOutWarning(facts, lang),
    ].map(painter(screen, 'bad')),
    ...rows.map(([name, text]) => `  ${padTo(name, wide)}  ${text}`),
    '',
    // Of an interrupt the line that ends the command says it, with the command that continues.
    ...(facts.outcome.kind === 'interrupted' ? [] : [painter(screen, next.tone)(next.headline)]),
    ...next.about,
    ...steps(next.steps),
    '',
  ].join('\n')
}

/** Warns the approver that existing tests were changed together with the work. */
function warning({ touchedTests }: RelaySummaryFacts, lang: Lang): string[] {
  if (touchedTests.length === 0) return []
  const words = WORDS[lang]
  const shown = touchedTests.slice(0, MOST_FILES)
  const more = touchedTests.length - shown.length
  return [
    `!! ${words.tests}`,
    ...shown.map(({ path, how }) => `!!   ${how === 'deleted' ? words.deleted : words.altered}  ${terminalText(path)}`),
    ...(more > 0 ? [`!!   ${words.more(more)}`] : []),
  ]
}

/** Files that an agent wrote and that are in no commit: the approver must know that they are missing. */
function leftOutWarning({ leftOut }: RelaySummaryFacts, lang: Lang): string[] {
  if (leftOut.count === 0) return []
  const lines = leftOutLines(leftOut, lang)
  const shown = lines.slice(0, MOST_FILES)
  const more = lines.length - shown.length
  const words = WORDS[lang]
  return [
    `!! ${words.leftOut(leftOut.count)}`,
    ...shown.map((line) => `!!   ${terminalText(line)}`),
    ...(more > 0 ? [`!!   ${words.more(more)}`] : []),
  ]
}

function changeRows({ changes, outcome }: RelaySummaryFacts, lang: Lang): Row[] {
  const words = WORDS[lang]
  // A person is about to approve it: that there is nothing must not be left to be noticed.
  if (changes === null || changes.length === 0) return outcome.kind === 'ready' ? [[words.changed, words.nothing]] : []
  const sum = (part: 'added' | 'deleted') => changes.reduce((total, file) => total + (file[part] ?? 0), 0)
  const shown = changes.slice(0, MOST_FILES)
  const counts = shown.map(countOf)
  const wide = Math.max(0, ...counts.map(cellWidth))
  const more = changes.length - shown.length
  return [
    [words.changed, `${words.files(changes.length)}, +${sum('added')} -${sum('deleted')}`],
    ...shown.map(({ path }, at): Row => ['', `  ${padTo(counts[at] ?? '', wide)}  ${terminalText(path)}`]),
    ...(more > 0 ? [['', `  ${words.more(more)}`] as const] : []),
  ]
}

const countOf = ({ added, deleted }: ChangedFile) =>
  added === null || deleted === null ? 'binary' : `+${added} -${deleted}`

function evidenceRows({ evidence, steps }: RelaySummaryFacts, screen: SummaryScreen): Row[] {
  const { lang } = screen
  const words = WORDS[lang]
  const byPeople = steps.filter(({ result, voided_by }) => result === 'no_evidence' && voided_by === null)
  const people = byPeople.map(({ stage, seq, actor }): Row => {
    const label = EVIDENCE_LABELS.no_evidence[lang]
    return ['', `  ○ ${stage}  ${label}  (${words.person} ${seq}, ${terminalText(actor)})`]
  })
  if (evidence === null) return [[words.evidence, meaningText('unchecked', lang)], ...people]
  const { tree, result, checks } = evidence
  return [
    [words.evidence, `${meaningText(result, lang)}  (${words.tree} ${terminalText(tree).slice(0, 12)})`],
    ...checks.map((check): Row => {
      const { name, passed, code, signal, duration_ms } = check
      const word = checkWord(check)
      const how = passed ? '' : `  ${terminalText(signal ?? (code === null ? words.notStarted : `exit ${code}`))}`
      const sign = passed ? '✓' : word === 'as_base' ? '!' : '✗'
      const took = check.as_of ? '' : `  ${secondsText(duration_ms, lang)}`
      const note = checkNote(check, screen)
      return ['', `  ${sign} ${terminalText(name)}${passed ? `${took}${note}` : `${how}${note}${took}`}`]
    }),
    ...people,
  ]
}

function wayRows({ rejections, loops, questions }: RelaySummaryFacts, lang: Lang): Row[] {
  const words = WORDS[lang]
  const told = [
    ...rejections.map(({ from, to, actor, reason }) => {
      const why = reason === null ? '' : `: ${terminalText(reason.trim().split('\n')[0] ?? '')}`
      return `↩ ${from} → ${to} (${terminalText(actor)})${why}`
    }),
    ...loops.map(({ stage, visit, attempts, allowed }) => {
      const isOnly = visit === 1 && loops.filter((one) => one.stage === stage).length === 1
      return words.attempts(isOnly ? stage : `${stage} (${words.visit(visit)})`, attempts, allowed)
    }),
    ...questions.map(({ question, answer, answered_by, answered_how }) => {
      const said =
        answer === null
          ? words.open
          : `${terminalText(answer)} (${terminalText(answeredBy(answered_by ?? undefined, answered_how ?? undefined, lang))})`
      return `? ${terminalText(question)} → ${said}`
    }),
  ]
  return told.map((text, at): Row => [at === 0 ? words.way : '', text])
}

function steps(rows: readonly (readonly [string, string])[]): string[] {
  const wide = Math.max(0, ...rows.map(([name]) => cellWidth(name)))
  return rows.map(([name, command]) => `  ${padTo(name, wide)}  ${terminalText(command)}`)
}

const WORDS = {
  ko: {
    status: '상태',
    branch: '브랜치',
    changed: '변경',
    nothing: '없음: 브랜치에 바뀐 파일이 없습니다',
    evidence: '증거',
    rests: '조건',
    docs: '문서화',
    way: '과정',
    tree: '트리',
    rehearsal: '리허설입니다. 모델을 쓰지 않았습니다.',
    tests: '경고: 기존 테스트가 바뀌었거나 삭제되었습니다. 승인하기 전에 확인하세요.',
    leftOut: (count: number) =>
      `경고: 에이전트가 쓴 파일 ${count}개가 커밋에 없습니다. 이 작업에는 들어 있지 않습니다.`,
    deleted: '삭제',
    altered: '수정',
    person: '사람이 넘긴 단계',
    notStarted: '시작 못 함',
    open: '아직 답 없음',
    files: (count: number) => `파일 ${count}개`,
    more: (count: number) => `… ${count}개 더`,
    visit: (count: number) => `${count}회차`,
    attempts: (stage: string, used: number, allowed: number) => `${stage}: ${allowed}번 중 ${used}번 시도`,
  },
  en: {
    status: 'Status',
    branch: 'Branch',
    changed: 'Changed',
    nothing: 'nothing: no file differs on the branch',
    evidence: 'Evidence',
    rests: 'Conditions',
    docs: 'Documents',
    way: 'Steps',
    tree: 'tree',
    rehearsal: 'A rehearsal: no model was used.',
    tests: 'WARNING: existing tests were changed or deleted. Review them before you approve.',
    leftOut: (count: number) =>
      `WARNING: ${count === 1 ? '1 file that an agent wrote is' : `${count} files that agents wrote are`} in no commit, so the work lacks ${count === 1 ? 'it' : 'them'}.`,
    deleted: 'deleted',
    altered: 'changed',
    person: "a person's step",
    notStarted: 'not started',
    open: 'not answered yet',
    files: (count: number) => inflect`${count} file(s)`,
    more: (count: number) => `… ${count} more`,
    visit: (count: number) => `visit ${count}`,
    attempts: (stage: string, used: number, allowed: number) => inflect`${stage}: ${used} of ${allowed} attempt(s)`,
  },
} as const
