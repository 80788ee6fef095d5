import { RUNNING } from '../../pipeline/pipeline-time.ts'
import { CONTROL } from '../../pipeline/records.ts'
import { inflect } from '../../protocol/inflect.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen.ts'
import { durationText, timeText } from '../present/time-text.ts'
import { hintDueWork, print, printJson } from '../report.ts'

/** `baton pipeline stop`: nothing is picked up and every deadline stands still. */
export async function pipelineStop(options: CommonOptions & { readonly reason?: string }): Promise<void> {
  await withBaton(options, 'create', async ({ engine, actor, json, lang, flags }) => {
    const result = await engine.execute({ type: 'stop_pipeline', reason: options.reason ?? '' }, { actor })
    if (json) return printJson(result)
    print(
      lang === 'ko'
        ? `파이프라인을 중단했습니다: 픽업이 멈추고 기한이 흐르지 않습니다. 다음: baton pipeline start${flags}\n`
        : `The pipeline is stopped: no pickups, and deadlines stand still. Next: baton pipeline start${flags}\n`,
    )
  })
}

export async function pipelineStart(options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const { engine, actor, json, lang } = baton
    const result = await engine.execute({ type: 'start_pipeline' }, { actor })
    if (json) return printJson(result)
    const stood = durationText(result.frozen_ms, lang)
    print(
      lang === 'ko'
        ? `파이프라인을 재개했습니다: ${stood} 동안 멈춰 있었고, 기한은 남은 시간부터 흐릅니다.\n`
        : `The pipeline runs again: it stood still for ${stood}, and deadlines go on with the time that was left.\n`,
    )
    await hintDueWork(baton)
  })
}

/** `baton pipeline status`: whether it runs, and how much is in it. */
export async function pipelineStatus(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { engine, json, lang } = baton
    const [loaded] = await engine.store.load([CONTROL])
    const { stopped_at, frozen_ms } = loaded.value ?? RUNNING
    const { tasks, events } = await engine.store.facts()
    const { id, po } = engine.pipeline.definition
    const since = stopped_at === null ? null : new Date(stopped_at).toISOString()
    if (json)
      return printJson({
        pipeline: id,
        definition: engine.definition,
        po,
        stopped: since !== null,
        stopped_at: since,
        frozen_ms,
        tasks,
        events,
      })
    const state =
      since === null ? STATES[lang].running : `${STATES[lang].stopped} (${timeText(since, screenOf(baton))})`
    print(
      lang === 'ko'
        ? `${id}: ${state}. PO ${po}, 태스크 ${tasks}건, 이벤트 ${events}건.\n`
        : inflect`${id}: ${state}. PO ${po}, ${tasks} task(s), ${events} event(s).\n`,
    )
    await hintDueWork(baton)
  })
}

const STATES = {
  ko: { running: '실행 중', stopped: '중단됨' },
  en: { running: 'running', stopped: 'stopped' },
} as const
