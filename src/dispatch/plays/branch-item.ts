import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'
import type { Ask, AskOption } from '../../protocol/plays/effect.ts'
import type { Landed } from '../../protocol/plays/outcome.ts'
import { cutText, detailLines, firstThatFit } from './fit-state.ts'

/** Someone else moved or deleted the task's branch. Baton never accepts that automatically: a person decides. */
export interface MovedBranch {
  /** The commit at which Baton left the branch. */
  readonly expected: string
  /** The commit at which it is now; null if the branch was deleted. */
  readonly now: string | null
  readonly canTake: boolean
  /** The accepted commit fails its checks: a person fixes it on the branch and asks for another check. */
  readonly failed?: boolean
  readonly details: readonly string[]
}

const DETAIL_BYTES = 3_000

export function movedBranch(expected: string, moved: Extract<Landed, { kind: 'moved' }>): MovedBranch {
  const { now, in_the_way, changes } = moved
  const lines = [...changes, ...in_the_way].map((line) => cutText(line, 300))
  return { expected, now, canTake: in_the_way.length === 0, details: firstThatFit(lines, { bytes: DETAIL_BYTES }) }
}

/** The same commit, after the checks failed on it combined with the work of the stage. */
export const failedTogether = (moved: MovedBranch, failure: string): MovedBranch => ({
  ...moved,
  failed: true,
  details: detailLines(failure, DETAIL_BYTES),
})

/** Says that the checks fail with the commit that a person accepted. */
export const joinFailure = (branch: string, onto: string): Localized => ({
  ko: `받아들인 커밋(${onto.slice(0, 12)})과 합치면 검사가 실패합니다. ${branch} 에서 고쳐 커밋하세요.`,
  en: `The checks fail when the work is combined with the accepted commit ${onto.slice(0, 12)}. Fix it on ${branch} with another commit.`,
})

const BRANCH_OPTIONS = {
  take: {
    choice: 'take',
    label: {
      ko: '사람의 작업으로 받아들임 (검사를 통과해야 진행)',
      en: 'accept it as a person’s work (it moves on only after the checks pass)',
    },
  },
  set_aside: {
    choice: 'set_aside',
    label: {
      ko: 'refs/baton/aside 아래에 두고 브랜치를 되돌림',
      en: 'keep it under refs/baton/aside and move the branch back',
    },
  },
  stop: {
    choice: 'stop',
    label: { ko: '그대로 두고 태스크를 보류', en: 'leave the branch as it is and put the task on hold' },
  },
} as const satisfies Record<string, AskOption>

/** `run --resume` and `task approve` choose this option too: a person may have fixed the branch meanwhile. */
const AGAIN: AskOption = {
  choice: 'again',
  label: { ko: '브랜치를 고쳤으니 다시 확인', en: 'the branch was fixed: check it again' },
}

const RESTORE: AskOption = {
  choice: 'restore',
  label: { ko: '브랜치를 되살림', en: 'restore the branch' },
}

export const branchText = (branch: string, expected: string, now: string): Localized => {
  const [before, short] = [expected.slice(0, 12), now.slice(0, 12)]
  return {
    ko: inflect`브랜치 ${branch} 이(가) Baton 밖에서 ${before} 에서 ${short} (으)로 옮겨졌습니다. 어떻게 할까요?`,
    en: `Someone moved the branch ${branch} from ${before} to ${short}. What should Baton do with that commit?`,
  }
}

const goneText = (branch: string, expected: string): Localized => ({
  ko: inflect`브랜치 ${branch} 이(가) 없습니다. ${expected.slice(0, 12)} 에서 되살릴까요?`,
  en: `The branch ${branch} no longer exists. Restore it at ${expected.slice(0, 12)}?`,
})

export function branchAsk(branch: string, moved: MovedBranch): Ask {
  const { expected, now, details } = moved
  return {
    do: 'ask',
    item: 'branch_moved',
    to: 'po',
    text: now === null ? goneText(branch, expected) : branchText(branch, expected, now),
    details,
    options: branchOptions(moved),
    confirmable: false,
    run: null,
  }
}

function branchOptions({ now, canTake, failed = false }: MovedBranch): readonly AskOption[] {
  const { take, set_aside, stop } = BRANCH_OPTIONS
  if (now === null) return [RESTORE, AGAIN, stop]
  if (failed) return [AGAIN, set_aside, stop]
  return canTake ? [take, set_aside, stop] : [set_aside, stop]
}
