import { EVIDENCE_LABELS } from '../../protocol/evidence/evidence-word.ts'
import { nodeRuns, undoneNodes } from '../../service/work/undo-node.ts'
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
      const listed = word === 'redo' ? await undoneNodes(service, caller, { task_id }) : names
      if (json) return printJson({ task_id, agents: listed })
      const none = lang === 'ko' ? `${task_id} 에 되돌린 에이전트가 없습니다.` : `No agent of ${task_id} is undone.`
      if (listed.length === 0) return print(`${none}\n`)
      return print(listed.map((name) => `baton dispatch ${word} ${task_id} ${name}${flags}\n`).join(''))
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
        ...{ run, step: null, actor: caller.actor, redo: word === 'redo' },
        ...(isBack ? { to: agent } : {}),
      }),
    )
    if (json) return printJson({ agent: isBack ? (run.node ?? null) : agent, run_id: run.run_id, ...value })
    const { branch, commit, changed, result } = value
    const [short, checks] = [commit.slice(0, 12), EVIDENCE_LABELS[result][lang]]
    const where = terminalText(branch)
    const done = {
      undo: { ko: '되돌렸습니다', en: 'undone' },
      redo: { ko: '다시 반영했습니다', en: 'redone' },
      rollback: { ko: '그 시점으로 되돌렸습니다', en: 'rolled back to it' },
    }[word]
    print(
      lang === 'ko'
        ? `${agent}: ${where} 에서 ${done.ko} (커밋 ${short}, 검사: ${checks}).\n`
        : `${agent}: ${done.en} on ${where} by commit ${short} (checks: ${checks}).\n`,
    )
    print(changed.map((path) => `  ${terminalText(path)}\n`).join(''))
    const takeBack = lang === 'ko' ? '취소하려면' : 'To take it back'
    if (isBack) print(`${takeBack}: baton dispatch redo ${task_id} ${run.node ?? ''}${flags}\n`)
  })
}
