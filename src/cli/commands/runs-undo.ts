import { BatonError } from '../../protocol/baton-error.ts'
import { EVIDENCE_LABELS } from '../../protocol/evidence/evidence-word.ts'
import { inflect } from '../../protocol/inflect.ts'
import { listText } from '../../protocol/list-text.ts'
import { findRun, type RunRecord, runNamed } from '../../service/runs/find-run.ts'
import { undoInFolder as undoFolder, undoPlace } from '../../service/work/undo-run.ts'
import { type Baton, type CommonOptions, withBaton } from '../compose.ts'
import { attendRelay } from '../relay/attend-relay.ts'
import { print, printJson } from '../report.ts'
import { runHome } from '../run-home.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

/**
 * `baton runs undo RUN [CHECKPOINT]`: takes back what one checkpoint changed, alone, and keeps the rest. Where the work of the
 * run is on the branch of its task, it is taken back there, by a commit that is checked.
 */
export async function runsUndo(given: string, checkpoint: string | undefined, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const { service, caller } = baton
    const run_id = await runNamed(service, given)
    await runHome(baton)
    const run = await findRun(service, run_id)
    if (run.holder !== null) throw BatonError.of('RUN_HELD', { run_id, worker: run.holder })
    const number = checkpointIn(run, checkpoint)
    const { landed, branch } = await undoPlace(service, caller, run)
    if (landed && run.node !== undefined && checkpoint === undefined) throw ofAgent(run)
    if (landed) await undoOnBranch(baton, run, checkpoint === undefined ? null : number)
    else await undoInFolder(baton, run, number, branch)
  })
}

/** On the branch, the steps of a specialist are taken back together, whichever run made them. */
const ofAgent = ({ run_id, task_id, node }: RunRecord) =>
  usageProblem({
    ko: inflect`${run_id} 은(는) ${node ?? ''} 에이전트의 실행입니다. 브랜치에서는 에이전트의 작업을 함께 되돌립니다: baton dispatch undo ${task_id ?? ''} ${node ?? ''}`,
    en: `${run_id} is a run of the agent ${node}, whose work on the branch is undone together: baton dispatch undo ${task_id} ${node}`,
  })

/** The checkpoint that was named; else the last one. */
function checkpointIn({ run_id, state, workspace, checkpoints }: RunRecord, checkpoint: string | undefined): number {
  const last = checkpoints.findLast(({ commit }) => commit !== null)?.number
  const number = checkpoint === undefined ? last : Number(checkpoint)
  if (!workspace?.repository || !workspace.base || number === undefined) {
    throw BatonError.of('RUN_STATE_REFUSED', { run_id, state, action: 'undo', allowed: listText([]) })
  }
  if (checkpoints.some((made) => made.number === number && made.commit !== null)) return number
  throw usageProblem({
    ko: inflect`${run_id} 에는 체크포인트 ${checkpoint ?? '-'} 이(가) 없습니다.`,
    en: `${run_id} has no checkpoint ${checkpoint}.`,
  })
}

async function undoOnBranch(baton: Baton, run: RunRecord, checkpoint: number | null): Promise<void> {
  const { caller, config, json, lang, flags } = baton
  const { run_id, task_id } = run
  const { value } = await attendRelay(baton, { yes: false, config, quiet: json }, (crew) =>
    crew.undo(task_id ?? '', { run, checkpoint, actor: caller.actor }),
  )
  if (json) return printJson({ run_id, ...value })
  const { branch, commit, undone, changed, result } = value
  const [short, before] = [commit.slice(0, 12), undone.slice(0, 12)]
  const word = EVIDENCE_LABELS[result][lang]
  const where = terminalText(branch)
  print(
    lang === 'ko'
      ? `${run_id}: ${where} 에서 ${before} 의 작업을 되돌렸습니다. 되돌린 커밋: ${short} (검사: ${word}).\n`
      : `${run_id}: its work (${before}) was undone on ${where} by commit ${short} (checks: ${word}).\n`,
  )
  print(`${filesText(changed)}${lang === 'ko' ? '다음' : 'Next'}: baton task show ${task_id}${flags}\n`)
}

async function undoInFolder(baton: Baton, run: RunRecord, number: number, branch: string | null): Promise<void> {
  const { service, caller, lang } = baton
  const { run_id } = run
  const undone = await undoFolder(service, caller, { run, number })
  if (baton.json) return printJson(undone)
  print(
    lang === 'ko'
      ? inflect`${run_id}: 체크포인트 ${number} 을(를) 되돌렸습니다. 이전 상태는 ${undone.snapshot.slice(0, 12)} 에 있습니다.\n`
      : `${run_id}: checkpoint ${number} was undone. The previous files are in ${undone.snapshot.slice(0, 12)}.\n`,
  )
  print(filesText(undone.changed))
  if (branch === null) return
  const where = terminalText(branch)
  print(
    lang === 'ko'
      ? `실행의 작업 폴더에서 되돌렸습니다. ${where} 에는 이 실행의 작업이 없습니다.\n`
      : `Undone in the folder of the run; ${where} has none of its work.\n`,
  )
}

const filesText = (files: readonly string[]) => files.map((path) => `  ${terminalText(path)}\n`).join('')
