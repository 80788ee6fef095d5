import type { Lang } from '../../../protocol/lang.ts'
import type { EventTexts } from './event-texts.ts'

const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const seconds = (ms: number, lang: Lang) => `${(ms / 1_000).toFixed(1)}${choose(lang, '초', ' s')}`

/** What the events of setups and of the base say, in a line each. */
export const SETUP_EVENT_TEXT = {
  'setup:started': ({ steps, changed }, lang) => {
    const commands = steps.map(({ command }) => command.join(' ')).join(', ')
    const why =
      changed.length === 0
        ? ''
        : choose(lang, ` (바뀐 파일: ${changed.join(', ')})`, ` (changed: ${changed.join(', ')})`)
    return choose(lang, `작업 폴더 준비: ${commands}${why}`, `setup: ${commands}${why}`)
  },
  'setup:ended': ({ ok, step, duration_ms, files, undone, tail }, lang) => {
    const took = seconds(duration_ms, lang)
    if (!ok) {
      const last = tail.trim().split('\n').at(-1) ?? ''
      return choose(lang, `준비 실패: ${step}, ${took}: ${last}`, `setup failed: ${step}, ${took}: ${last}`)
    }
    const back =
      undone.length === 0 ? '' : choose(lang, `, 되돌린 파일: ${undone.join(', ')}`, `, put back: ${undone.join(', ')}`)
    return choose(lang, `준비 완료: 파일 ${files}개, ${took}${back}`, `setup ready: ${files} files, ${took}${back}`)
  },
  'setup:discarded': ({ why }, lang) =>
    choose(lang, `준비 캐시를 버리고 다시 만듦: ${why}`, `setup cache thrown away, made again: ${why}`),
  'setup:replaced': ({ steps, checks }, lang) => {
    const commands = steps.map(({ command }) => command.join(' ')).join(', ') || '-'
    const names = checks.join(', ') || '-'
    return choose(
      lang,
      `준비 명령과 검사 교체: ${commands}; ${names}`,
      `setup and checks replaced: ${commands}; ${names}`,
    )
  },
  'base:checked': ({ commit, checks, passed }, lang) => {
    const how = checks.map((check) => `${check.name} ${check.passed ? '✓' : '✗'}`).join(', ')
    const where = commit.slice(0, 12)
    if (passed)
      return choose(lang, `변경 전 검사 통과 (${where}): ${how}`, `checks passed before any change (${where}): ${how}`)
    return choose(
      lang,
      `변경 전부터 실패하는 검사 (${where}): ${how}`,
      `checks that fail before any change (${where}): ${how}`,
    )
  },
  'base:judged': ({ choice, checks, by }, lang) => {
    const what = CHOICES[choice][lang]
    return `${what}: ${checks.join(', ')} (${by})`
  },
} satisfies Partial<EventTexts>

const CHOICES = {
  compare: { ko: '변경 전과 비교해 새 실패만 셈', en: 'only failures that the base does not have count' },
  fix: { ko: '변경 전부터 실패하던 검사도 이 태스크에서 고침', en: 'this task also mends checks that failed before' },
  waive: { ko: '변경 전부터 실패하던 검사를 면제', en: 'checks that failed before are waived' },
} as const
