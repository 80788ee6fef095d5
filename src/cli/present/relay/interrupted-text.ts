import type { Lang } from '../../../protocol/lang.ts'

/** How a run, or a task, whose worker has died is gone on with. */
export function goOnWith(
  { run_id, task_id }: { readonly run_id?: string; readonly task_id: string | null },
  flags: string,
) {
  return task_id === null ? `baton runs resume ${run_id}${flags}` : `baton run --resume ${task_id}${flags}`
}

export const INTERRUPTED = { ko: '중단됨', en: 'interrupted' } as const

/** That its worker is gone, and how to go on. */
export function interruptedText(goOn: string, lang: Lang): string {
  return lang === 'ko'
    ? `중단됨 (워커 종료), 이어가기: ${goOn}`
    : `interrupted (its worker is gone), continue with: ${goOn}`
}
