import { inflect } from '../../protocol/inflect.ts'
import { pipelineStatus as statusOf } from '../../service/pipeline/pipeline-status.ts'
import { startPipeline } from '../../service/pipeline/start-pipeline.ts'
import { stopPipeline } from '../../service/pipeline/stop-pipeline.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { durationText, timeText } from '../present/screen/time-text.ts'
import { hintDueWork, print, printJson } from '../report.ts'

/** `baton pipeline stop`: nothing is picked up and every deadline stands still. */
export async function pipelineStop(options: CommonOptions & { readonly reason?: string }): Promise<void> {
  await withBaton(options, 'create', async ({ service, caller, json, lang, flags }) => {
    const result = await stopPipeline(service, caller, { reason: options.reason ?? '' })
    if (json) return printJson(result)
    print(
      lang === 'ko'
        ? `파이프라인을 중단했습니다: 픽업과 기한이 멈춥니다. 다음: baton pipeline start${flags}\n`
        : `The pipeline is stopped: no pickups, deadlines do not run. Next: baton pipeline start${flags}\n`,
    )
  })
}

export async function pipelineStart(options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async (baton) => {
    const { service, caller, json, lang } = baton
    const result = await startPipeline(service, caller)
    if (json) return printJson(result)
    const stood = durationText(result.frozen_ms, lang)
    print(
      lang === 'ko'
        ? `파이프라인을 재개했습니다: ${stood} 동안 멈춰 있었고, 기한은 남은 시간부터 흐릅니다.\n`
        : `The pipeline runs again. It was stopped for ${stood}; deadlines continue with the time they had left.\n`,
    )
    await hintDueWork(baton)
  })
}

/** `baton pipeline status`: whether it runs, and how much is in it. */
export async function pipelineStatus(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, json, lang } = baton
    const status = await statusOf(service, caller)
    if (json) return printJson(status)
    const { pipeline: id, po, stopped_at: since, tasks, events } = status
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
