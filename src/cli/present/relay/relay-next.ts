import { inflect } from '../../../protocol/inflect.ts'
import type { Lang } from '../../../protocol/lang.ts'
import { shellWord } from '../../shell-word.ts'
import { terminalLines, terminalText } from '../../terminal-text.ts'
import type { Tone } from '../screen/paint.ts'
import { openItemLines, pausedLoopLines, refusedDocumentLines } from './relay-decisions.ts'
import type { RelayOutcome, RelaySummaryFacts } from './relay-summary-facts.ts'

/** How a relay stands and what can be done about it. */
export interface RelayNext {
  readonly tone: Tone
  readonly headline: string
  /** What must be known to decide, line by line. */
  readonly about: readonly string[]
  /** What it does, and the command. */
  readonly steps: readonly Step[]
}

type Step = readonly [what: string, command: string]
type Kind = RelayOutcome['kind']
type Of<K extends Kind> = Extract<RelayOutcome, { kind: K }>

/** What every answer is made with. */
interface Talk {
  readonly facts: RelaySummaryFacts
  readonly lang: Lang
  readonly say: (ko: string, en: string) => string
  readonly goOn: Step
}

/** What is to be done after a relay has stopped, whatever the reason. */
export function relayNext(facts: RelaySummaryFacts, lang: Lang): RelayNext {
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const goOn: Step = [say('이어가기', 'continue'), `baton run --resume ${facts.task_id}${facts.flags}`]
  // The table has an entry for each kind, which TypeScript cannot join with the value by itself.
  const answer = ANSWERS[facts.outcome.kind] as (outcome: RelayOutcome, talk: Talk) => RelayNext
  return answer(facts.outcome, { facts, lang, say, goOn })
}

const ANSWERS: { readonly [K in Kind]: (outcome: Of<K>, talk: Talk) => RelayNext } = {
  ready: (_, { facts, say }) => ({
    tone: 'ask',
    headline: say('사람의 승인을 기다립니다.', 'Waiting for a person to approve it.'),
    about: [],
    steps: [
      [say('변경 보기', 'see the diff'), diffOf(facts)],
      [say('승인', 'approve'), `baton task approve ${facts.task_id}${facts.flags}`],
      [
        say('반려', 'reject'),
        `baton task reject ${facts.task_id} --reason "…" --category quality --item "${say('담당: 할 일 @ 기한', 'who: what @ when')}"${facts.flags}`,
      ],
    ],
  }),
  done: ({ commit }, { facts, say }) => {
    const where = `${terminalText(facts.target)}${commit === null ? '' : ` (${terminalText(commit).slice(0, 12)})`}`
    const show = `git -C ${shellWord(facts.repository)} show --stat ${shellWord(commit ?? facts.target)}`
    return {
      tone: 'good',
      headline: say(`끝났습니다: ${where} 에 있습니다.`, `Done: it is on ${where}.`),
      about: [],
      steps: [[say('변경 보기', 'see the diff'), show]],
    }
  },
  cancelled: ({ reason }, { facts, say }) => ({
    tone: 'bad',
    headline: say('취소되었습니다. 브랜치는 남아 있습니다.', 'It was cancelled; its branch is still there.'),
    about: because(reason),
    steps: [[say('변경 보기', 'see the diff'), diffOf(facts)]],
  }),
  question: (asked, { facts, say, goOn }) => ({
    tone: 'ask',
    headline: say('질문에 답해야 계속할 수 있습니다.', 'A question must be answered first.'),
    about: [
      ...terminalLines(asked.question).map((line) => `  ${line}`),
      ...asked.options.map((option, at) => {
        const usual = option === asked.default ? say(' (기본값)', ' (default)') : ''
        return `  ${at + 1}. ${terminalText(option)}${usual}`
      }),
    ],
    steps: [[say('답하기', 'answer'), `baton answer ${asked.question_id} "…"${facts.flags}`], goOn],
  }),
  choice: (loop, { facts, lang, say, goOn }) => ({
    tone: 'ask',
    headline: say(
      `${loop.attempts}번 시도했지만 끝내지 못했습니다. 어떻게 할지 골라 주세요.`,
      inflect`Not done after ${loop.attempts} attempt(s). Choose how to continue.`,
    ),
    about: pausedLoopLines({ ...loop, task_id: facts.task_id, title: facts.title }, lang).slice(1),
    steps: [goOn],
  }),
  document: (document, { facts, lang, say, goOn }) => ({
    tone: 'ask',
    headline: say('HANDOFF.md 를 확인해 주세요.', 'Check this HANDOFF.md.'),
    about: refusedDocumentLines({ ...document, task_id: facts.task_id, title: facts.title }, lang).slice(1),
    steps: [goOn],
  }),
  item: ({ items }, { lang, say, goOn }) => ({
    tone: 'ask',
    headline: say('사람의 결정을 기다립니다.', 'Waiting for a person to decide.'),
    about: items.flatMap((item) => openItemLines(item, lang).slice(1)),
    steps: [goOn],
  }),
  escalation: ({ escalation_id, level, cause, note }, { facts, say, goOn }) => {
    const resolve = (how: string) => `baton escalation resolve ${escalation_id} ${how}${facts.flags}`
    return {
      tone: 'ask',
      headline: say(
        inflect`에스컬레이션 L${level} 을(를) 결정해야 합니다.`,
        `An escalation (L${level}) must be decided.`,
      ),
      about: [...because(cause), ...because(note)],
      steps: [
        [say('계속', 'continue'), resolve('continue')],
        [say('보류', 'hold'), resolve('hold')],
        [say('취소', 'cancel'), resolve('cancel')],
        goOn,
      ],
    }
  },
  hold: ({ reason }, { facts, say, goOn }) => ({
    tone: 'ask',
    headline: say('보류 중입니다.', 'It is on hold.'),
    about: because(reason),
    steps: [[say('보류 풀기', 'resume'), `baton task resume ${facts.task_id}${facts.flags}`], goOn],
  }),
  dependency: ({ tasks }, { facts, say, goOn }) => ({
    tone: 'ask',
    headline: say('선행 태스크를 기다립니다.', 'Waiting for other tasks.'),
    about: [],
    steps: [...tasks.map((id): Step => [id, `baton task show ${id}${facts.flags}`]), goOn],
  }),
  pipeline: ({ reason }, { facts, say, goOn }) => ({
    tone: 'ask',
    headline: say('파이프라인이 중단되어 있습니다.', 'The pipeline is stopped.'),
    about: because(reason),
    steps: [[say('다시 시작', 'start it'), `baton pipeline start${facts.flags}`], goOn],
  }),
  team: ({ team, reason, register, skip }, { say, goOn }) => ({
    tone: 'ask',
    headline: say(`${team} 팀에 활성 에이전트가 없습니다.`, `The team ${team} has no active agent.`),
    about: because(reason),
    steps: [
      [say('에이전트 등록', 'register an agent'), register],
      ...(skip === null ? [] : [[say('문서화 생략', 'skip documentation'), skip] as const]),
      goOn,
    ],
  }),
  run: ({ run_id, text, last_lines }, { facts, say }) => ({
    tone: 'ask',
    headline: say(
      '에이전트를 실행할 수 없습니다. 작업이 실패한 것은 아니며 시도 횟수에도 들어가지 않습니다.',
      'The agent cannot work. The work itself did not fail, and no attempt was used.',
    ),
    about: [...because(text), ...printed(last_lines, say)],
    steps: [
      [say('다시 시도', 'try again'), `baton run --resume ${facts.task_id}${facts.flags}`],
      [say('로그', 'its output'), `baton runs logs ${run_id}${facts.flags}`],
      [say('보류', 'hold'), `baton task hold ${facts.task_id} --reason "…"${facts.flags}`],
      [say('취소', 'cancel'), `baton task cancel ${facts.task_id} --reason "…"${facts.flags}`],
    ],
  }),
  failed: ({ stage, run_id, reason, last_lines }, { facts, say, goOn }) => ({
    tone: 'bad',
    headline: say(`${stage} 단계가 실패했습니다.`, `The stage ${stage} failed.`),
    about: [...because(reason), ...printed(last_lines, say)],
    steps: [
      ...(run_id === null ? [] : [[say('로그', 'its output'), `baton runs logs ${run_id}${facts.flags}`] as const]),
      whyOf(facts, say),
      goOn,
    ],
  }),
  interrupted: (_, { facts, say }) => ({
    tone: 'ask',
    headline: say('중단했습니다. 지금까지 한 일은 모두 남아 있습니다.', 'Interrupted. Everything done so far is kept.'),
    about: [],
    // The error that ends the command says how to go on.
    steps: [whyOf(facts, say)],
  }),
}

const because = (reason: string | null) =>
  reason
    ? reason
        .trim()
        .split('\n')
        .map((line) => `  ${terminalText(line)}`)
    : []

const printed = (lines: readonly string[], say: Talk['say']) =>
  lines.length === 0
    ? []
    : [
        `  ${say('에이전트의 마지막 출력', 'last output of the agent')}:`,
        ...lines.map((line) => `  | ${terminalText(line)}`),
      ]

const whyOf = ({ task_id, flags }: RelaySummaryFacts, say: Talk['say']): Step => [
  say('자세히', 'details'),
  `baton why ${task_id}${flags}`,
]

function diffOf({ repository, target, branch }: RelaySummaryFacts): string {
  return `git -C ${shellWord(repository)} diff ${shellWord(`${target}...${branch}`)}`
}
