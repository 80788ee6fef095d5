import { EVIDENCE_LABELS } from '../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../protocol/inflect.ts'
import { nodeRuns, undoChoices } from '../../service/work/undo-node.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { attendRelay } from '../relay/attend-relay.ts'
import { print, printJson } from '../report.ts'
import { runHome } from '../run-home.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

/**
 * `baton dispatch undo TASK [AGENT]`: takes back the steps of one agent on the task's branch, by a commit that is
 * checked; `redo` takes the undo back. Without an agent it lists those
 * that can be undone, or redone. What later steps build on is refused.
 * `rollback` takes back everything after the last step of the agent, or after a commit.
 */
export async function dispatchUndo(
  word: 'undo' | 'redo' | 'rollback',
  { task_id, agent }: { readonly task_id: string | undefined; readonly agent: string | undefined },
  options: CommonOptions,
): Promise<void> {
  if (task_id === undefined)
    throw usageProblem({
      ko: `태스크가 필요합니다: baton dispatch ${word} TASK AGENT`,
      en: `A task is needed: baton dispatch ${word} TASK AGENT`,
    })
  await withBaton(options, 'write', async (baton) => {
    const { service, caller, config, json, lang, flags } = baton
    await runHome(baton)
    const runs = await nodeRuns(service, caller, { task_id })
    const names = [...runs.keys()]
    if (agent === undefined) {
      const listed = word === 'rollback' ? names : await undoChoices(service, caller, { task_id, names, word })
      if (json) return printJson({ task_id, agents: listed })
      if (listed.length === 0) return print(`${(word === 'redo' ? NOTHING.redo : NOTHING.undo)(task_id)[lang]}\n`)
      const rows = listed.map((name) => `  baton dispatch ${word} ${task_id} ${name}${flags}\n`)
      return print(`${CHOOSE[word][lang]}\n${rows.join('')}`)
    }
    const isBack = word === 'rollback'
    const run = isBack ? [...runs.values()].at(-1) : runs.get(agent)
    if (!run)
      throw usageProblem({
        ko: `${task_id} 에 ${agent} 에이전트가 없습니다. 있는 것: ${names.join(', ')}`,
        en: `${task_id} has no agent ${agent}. It has: ${names.join(', ')}`,
      })
    const { value } = await attendRelay(baton, { yes: false, config, quiet: json }, (crew) =>
      crew.undo(task_id, {
        ...{ run, checkpoint: null, actor: caller.actor, word },
        ...(isBack ? { to: agent } : {}),
      }),
    )
    if (json) return printJson({ agent: isBack ? (run.node ?? null) : agent, run_id: run.run_id, ...value })
    const { branch, commit, changed, result, rollback } = value
    const where = { branch: terminalText(branch), commit: commit.slice(0, 12), checks: EVIDENCE_LABELS[result][lang] }
    const what = terminalText(rollback ?? agent)
    print(`${DONE[rollback === null ? word : 'rollback_redone'](what, where)[lang]}\n`)
    print(changed.map((path) => `  ${terminalText(path)}\n`).join(''))
    const takeBack = lang === 'ko' ? '취소하려면' : 'To take it back'
    const other = word === 'redo' ? 'undo' : 'redo'
    if (rollback === null) print(`${takeBack}: baton dispatch ${other} ${task_id} ${run.node ?? ''}${flags}\n`)
  })
}

const CHOOSE = {
  undo: { ko: '되돌릴 에이전트를 고르세요:', en: 'Choose the agent whose work is undone:' },
  redo: { ko: '다시 반영할 에이전트를 고르세요:', en: 'Choose the agent whose work is put back:' },
  rollback: {
    ko: '이 에이전트의 작업까지만 남기고 되돌립니다. 고르세요:',
    en: 'Choose the agent after whose work everything is taken back:',
  },
} as const

interface Where {
  readonly branch: string
  readonly commit: string
  readonly checks: string
}

const DONE = {
  undo: (what: string, { branch, commit, checks }: Where) => ({
    ko: inflect`${branch} 에서 ${what} 의 작업을 되돌렸습니다. 커밋 ${commit}, 검사: ${checks}`,
    en: `The work of ${what} was undone on ${branch} by commit ${commit} (checks: ${checks}).`,
  }),
  redo: (what: string, { branch, commit, checks }: Where) => ({
    ko: inflect`${branch} 에 ${what} 의 작업을 다시 반영했습니다. 커밋 ${commit}, 검사: ${checks}`,
    en: `The work of ${what} was put back on ${branch} by commit ${commit} (checks: ${checks}).`,
  }),
  rollback: (what: string, { branch, commit, checks }: Where) => ({
    ko: inflect`${branch} 을(를) 체크포인트 ${what} 의 상태로 되돌렸습니다. 커밋 ${commit}, 검사: ${checks}`,
    en: `${branch} is back at the checkpoint ${what}, by commit ${commit} (checks: ${checks}).`,
  }),
  rollback_redone: (what: string, { branch, commit, checks }: Where) => ({
    ko: inflect`${branch} 에서 체크포인트 ${what} 까지 되돌린 것을 취소했습니다. 커밋 ${commit}, 검사: ${checks}`,
    en: `The rollback to ${what} was taken back on ${branch} by commit ${commit} (checks: ${checks}).`,
  }),
} as const

const NOTHING = {
  undo: (task_id: string) => ({
    ko: `${task_id} 의 브랜치에 되돌릴 에이전트의 작업이 없습니다.`,
    en: `No agent of ${task_id} has work on the branch that can be undone.`,
  }),
  redo: (task_id: string) => ({
    ko: `${task_id} 에 되돌린 에이전트가 없습니다.`,
    en: `No agent of ${task_id} is undone.`,
  }),
} as const
