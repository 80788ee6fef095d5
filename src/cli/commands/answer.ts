import { runnable } from '../../engine/runs/runnable.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { allRows } from '../../store/all-rows.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { findRun, runNamed } from '../find-run.ts'
import { answerTask, type TaskAnswer } from '../relay/answer-task.ts'
import { typedAnswer } from '../relay/typed-answer.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton answer QUESTION TEXT`, or with the id of the run: it reaches the agent on its stdin. For a task: a choice. */
export async function answer(target: string, text: string, options: CommonOptions & TaskAnswer): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    if (target.startsWith('TASK-')) return answerTask(baton, target, text, options)
    const { engine, actor } = baton
    const { run_id, question_id } = await questionOf(baton, target)
    const { questions, asking } = await findRun(baton, run_id)
    const asked = questions.find(({ id }) => id === (question_id ?? asking))
    const meant = asked && text.trim() !== '' ? typedAnswer(asked.question, text) : text
    const result = await engine.execute({ type: 'answer_question', run_id, question_id, text: meant }, { actor })
    const after = await findRun(baton, run_id)
    if (baton.json) return printJson({ ...result, state: after.state })
    const isNobodys = after.holder === null || (await runnable(engine)).includes(run_id)
    print(told(baton, after, String(result.answer), isNobodys ? await howToGoOn(baton, after) : undefined))
  })
}

async function questionOf(baton: Baton, target: string): Promise<{ run_id: string; question_id: string | null }> {
  if (!target.startsWith('q_')) return { run_id: await runNamed(baton, target), question_id: null }
  for await (const row of allRows(baton.engine.store, 'runs', {})) {
    const run = await findRun(baton, row.run_id)
    if (run.questions.some(({ id }) => id === target)) return { run_id: run.run_id, question_id: target }
  }
  throw BatonError.of('QUESTION_NOT_FOUND', { place: target }, { question: target, run_id: null })
}

/** A run that nobody has in hand goes on only when somebody runs it: that is said. */
function told({ lang }: Baton, { run_id }: RunRecord, said: string, how: string | undefined): string {
  const ko = lang === 'ko'
  const line = `${run_id}: ${ko ? '답' : 'answer'} "${terminalText(said)}"\n`
  if (how === undefined) return line
  return `${line}${ko ? `이 실행을 맡은 작업자가 없습니다. 이어서 실행: ${how}` : `No worker has this run. To go on: ${how}`}\n`
}

/** A run that was begun for a task goes on with the task: by itself it would end, and nothing would follow. */
async function howToGoOn({ engine, flags }: Baton, { run_id, task_id }: RunRecord): Promise<string> {
  const [relay] = task_id === null ? [] : await engine.store.load([{ kind: 'relay', id: task_id }])
  const isCarried = relay?.value?.open
  return isCarried ? `baton run --resume ${task_id}${flags}` : `baton runs resume ${run_id}${flags}`
}
