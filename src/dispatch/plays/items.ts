import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'
import { HITL_OPTIONS, type LoopState } from '../../protocol/leader-coder/loop.ts'
import type { Ask, AskOption } from '../../protocol/plays/effect.ts'
import { cutText, detailLines, LIMITS } from './fit-state.ts'
import type { AskedSettings } from './settle-settings.ts'

/**
 * The decisions that plays ask of people, with their options. If the answer puts the task on hold, the same is asked
 * again when the task is resumed.
 */
const STOP: AskOption = {
  choice: 'stop',
  label: { ko: '중단: 태스크를 보류합니다', en: 'stop: the task is put on hold' },
}

const PLAN_OPTIONS: readonly AskOption[] = [
  { choice: 'approve', label: { ko: '승인: 다음 팀에 넘깁니다', en: 'approve: hand it off to the next team' } },
  {
    choice: 'change',
    label: {
      ko: '수정: 메모를 피드백으로 주고 다시 쓰게 합니다',
      en: 'change: the planner gets the note as feedback and rewrites the plan',
    },
    fields: ['note'],
  },
  STOP,
]

export const PLAN_NO_NOTE: Localized = {
  ko: '사람이 이 계획을 승인하지 않고 수정을 요청했습니다. 이유는 적지 않았습니다.',
  en: 'A person asked for changes to this plan and left no note.',
}

export const PLAN_STOPPED: Localized = { ko: '계획을 승인하지 않음', en: 'the plan was not approved' }

const planText = (task_id: string): Localized => ({
  ko: `${task_id} 의 계획을 승인할까요?`,
  en: `Approve the plan of ${task_id}?`,
})

export const planAsk = (task_id: string, details: readonly string[], run: string | null): Ask => ({
  do: 'ask',
  item: 'plan',
  to: 'po',
  text: planText(task_id),
  details,
  options: PLAN_OPTIONS,
  confirmable: true,
  run,
})

const MAX_LINES = 15
const LINE_LETTERS = 160

/** Where the plan is, how to read the whole of it, and its first lines. */
export function planLines(commit: string, files: readonly string[], text: string): readonly string[] {
  const lines = text.split('\n', 2_000).filter((line) => line.trim() !== '')
  return [
    ...files.map((path) => `${path}  (git show ${commit.slice(0, 12)}:${path})`),
    ...lines.slice(0, MAX_LINES).map((line) => `  ${line.slice(0, LINE_LETTERS)}`),
    ...(lines.length > MAX_LINES ? ['  …'] : []),
  ]
}

const SETTINGS_TEXT: Localized = {
  ko: '에이전트가 에이전트 설정을 바꿨습니다. 이 파일들은 다른 에이전트가 무엇을 실행할지 정합니다. 어떻게 할까요?',
  en: 'An agent changed agent settings. These files decide what other agents run. What should Baton do with them?',
}

const SECRETS_TEXT: Localized = {
  ko: '에이전트의 작업에 비밀 값이나 키로 보이는 내용이 들어 있습니다. 브랜치에 반영하기 전에 멈췄습니다. 어떻게 할까요?',
  en: 'The work of an agent contains secret values, or text that looks like a key. It has not landed. What should Baton do with these files?',
}

const DROP: AskOption = { choice: 'drop', label: { ko: '이 파일들만 빼고 계속', en: 'continue without these files' } }
const ALLOW: AskOption = {
  choice: 'allow',
  label: {
    ko: '허용: 브랜치에 남김 (승인 전에는 쓰이지 않음)',
    en: 'allow: they stay on the branch, and are loaded only after the approval',
  },
}
const SETTINGS_OPTIONS: readonly AskOption[] = [DROP, ALLOW, STOP]

export const settingsStopped = (files: readonly string[]): Localized => ({
  ko: `에이전트 설정 변경 때문에 멈춤: ${files.join(', ')}`,
  en: `stopped because agent settings were changed: ${files.join(', ')}`,
})

export const settingsLines = ({ files, total }: AskedSettings): readonly string[] => [
  ...files.map(({ status, path, holds }) => `${status} ${path}${holds ? ` (${holds.join(', ')})` : ''}`),
  ...(total > files.length ? [`+${total - files.length}`] : []),
]

export const settingsAsk = (asked: AskedSettings, run: string): Ask => ({
  do: 'ask',
  item: 'settings',
  to: 'po',
  text: asked.files.some(({ holds }) => holds) ? SECRETS_TEXT : SETTINGS_TEXT,
  details: settingsLines(asked),
  options: asked.canDrop ? SETTINGS_OPTIONS : [ALLOW, STOP],
  confirmable: false,
  run,
})

/**
 * An agent failed too often in a row, was cancelled, or wrote no HANDOFF.md: a person decides whether it tries again.
 */
export const gaveUpAsk = (
  { stage, what }: { readonly stage: string; readonly what: 'agent' | 'reviewer' },
  { feedback, run }: { readonly feedback: string; readonly run: string | null },
): Ask => ({
  do: 'ask',
  item: 'gave_up',
  to: 'person',
  text:
    what === 'agent'
      ? {
          ko: `${stage} 단계의 에이전트가 작업을 끝내지 못했습니다. 다시 시도할까요?`,
          en: `The agent of ${stage} did not finish the work. Try again?`,
        }
      : {
          ko: `${stage} 단계의 리뷰어가 판정을 내리지 못했습니다. 다시 시도할까요?`,
          en: `The reviewer of ${stage} gave no verdict. Try again?`,
        },
  details: detailLines(feedback),
  options: [
    { choice: 'retry', label: { ko: '다시 시도', en: 'try again' } },
    { choice: 'hold', label: { ko: '보류: 태스크를 보류합니다', en: 'hold: the task is put on hold' } },
  ],
  confirmable: false,
  run,
})

const HOLD: AskOption = {
  choice: 'hold',
  label: { ko: '보류: 태스크를 보류합니다', en: 'hold: the task is put on hold' },
}
const WAIVE: AskOption = {
  choice: 'waive',
  label: {
    ko: '면제: 이 태스크에서는 실패한 검사를 통과 조건으로 삼지 않습니다',
    en: 'waive: the task does without the checks that fail',
  },
  po: true,
}

interface BaseFailure {
  readonly checks: readonly string[]
  readonly lines: readonly string[]
}

/** Checks could not do their work on the untouched base: something is missing on this machine or in the setup. */
export const environmentAsk = ({ checks, lines }: BaseFailure): Ask => ({
  do: 'ask',
  item: 'environment',
  to: 'person',
  text: {
    ko: inflect`아직 아무것도 바꾸지 않은 코드에서 검사 ${checks.join(', ')} 을(를) 실행할 수 없습니다. 작업이 아니라 환경의 문제입니다. 고친 뒤 다시 시도할까요?`,
    en: `Before any change, ${checks.join(', ')} cannot run. The environment is at fault, not the work. Try again when it is mended?`,
  },
  details: lines,
  options: [
    {
      choice: 'retry',
      label: {
        ko: '다시 시도: baton.config.json의 setup과 checks를 다시 읽습니다',
        en: 'try again: setup and checks of baton.config.json are read anew',
      },
    },
    WAIVE,
    HOLD,
  ],
  confirmable: false,
  run: null,
})

/** Checks fail on the untouched base. */
export const baseAsk = ({ checks, lines }: BaseFailure): Ask => ({
  do: 'ask',
  item: 'base',
  to: 'person',
  text: {
    ko: inflect`아직 아무것도 바꾸지 않은 코드에서 검사 ${checks.join(', ')} 이(가) 실패합니다. 이 태스크에서는 어떻게 할까요?`,
    en: `Before any change, ${checks.join(', ')} already fails. What does that mean for this task?`,
  },
  details: lines,
  options: [
    {
      choice: 'compare',
      label: {
        ko: '비교: 새로 생긴 실패만 셉니다. 기존 실패는 모든 화면에 "기존 실패"로 표시됩니다',
        en: 'compare: only new failures count; old ones are named as old everywhere',
      },
    },
    {
      choice: 'fix',
      label: {
        ko: '수정: 이 태스크에서 함께 고칩니다. 모든 검사를 통과해야 합니다',
        en: 'fix: this task mends them too; every check must pass',
      },
    },
    WAIVE,
    {
      choice: 'retry',
      label: { ko: '다시 시도: 검사를 다시 실행합니다', en: 'try again: the checks run once more' },
    },
    HOLD,
  ],
  confirmable: true,
  run: null,
})

const firstLine = (text: string) => cutText(text.split('\n').find((line) => line.trim() !== '') ?? '-', 200)

/** The checks failed exactly as in the attempt before: no further attempt is spent on it without a person. */
export const sameFailureAsk = (stage: string, feedback: string, run: string | null): Ask => ({
  do: 'ask',
  item: 'same_failure',
  to: 'person',
  text: {
    ko: `${stage} 단계가 앞 시도와 똑같이 다시 실패했습니다 (${firstLine(feedback)}). 한 번 더 시도할까요?`,
    en: `${stage} failed again in the same way as in the attempt before (${firstLine(feedback)}). Try once more?`,
  },
  details: detailLines(feedback),
  options: [{ choice: 'retry', label: { ko: '다시 시도', en: 'try again' } }, HOLD],
  confirmable: false,
  run,
})

/** The loop between leader and coder is paused: the three choices of the specification. */
export const choiceAsk = (loop: LoopState, run: string | null): Ask => ({
  do: 'ask',
  item: 'choice',
  to: 'person',
  text: {
    ko: `${loop.attempt}번의 시도가 모두 실패해 리더-코더 반복이 멈췄습니다. 어떻게 할까요?`,
    en: `The leader–coder loop has stopped after ${loop.attempt} failed attempts. How should it continue?`,
  },
  details: [...detailLines(loop.lastFeedback ?? ''), ...loop.failedFiles],
  options: HITL_OPTIONS.map(({ key, label }) =>
    key === 'B' ? { choice: key, label, po: true, fields: ['criteria', 'waive'] } : { choice: key, label },
  ),
  confirmable: false,
  run,
})

/** The filter refused the leader's HANDOFF.md, and the leader has no repairs left. */
export const documentAsk = (problems: readonly string[], run: string): Ask => ({
  do: 'ask',
  item: 'document',
  to: 'person',
  text: {
    ko: '리더의 HANDOFF.md 에 금지된 문구가 있습니다. 그대로 코더에게 줄까요?',
    en: 'The HANDOFF.md of the leader contains forbidden phrases. Give it to the coder anyway?',
  },
  details: detailLines(problems.join('\n'), LIMITS.problems),
  options: [
    { choice: 'allow', label: { ko: '허용: 그대로 코더에게 줌', en: 'allow: the coder gets it as it is' } },
    { choice: 'refuse', label: { ko: '거부: 리더가 다시 씀', en: 'refuse: the leader rewrites it' } },
  ],
  confirmable: false,
  run,
})

/** A branch cannot be moved: uncommitted files of a checkout block it, or the target keeps moving. */
export const blockedAsk = (branch: string, details: readonly string[]): Ask => ({
  do: 'ask',
  item: 'target_blocked',
  to: 'po',
  text: {
    ko: inflect`브랜치 ${branch} 을(를) 옮길 수 없습니다. 아래 문제를 해결한 뒤 다시 시도할까요?`,
    en: `The branch ${branch} cannot be moved. Resolve the problem below, then try again?`,
  },
  details,
  options: [{ choice: 'again', label: { ko: '다시 시도', en: 'try again' } }, STOP],
  confirmable: false,
  run: null,
})
