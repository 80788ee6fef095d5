import type { Lang } from '../../../protocol/lang.ts'
import type { EventTexts } from './event-texts.ts'

const choose = (lang: Lang, ko: string, en: string) => (lang === 'ko' ? ko : en)
const named = (names: readonly string[]) => names.join(', ') || '-'

/** What events of settings and tokens say, in a line each. No value is among them. */
export const SETTINGS_EVENT_TEXT = {
  'setting:set': ({ scope, name, kind, replaced }, lang) =>
    choose(
      lang,
      `설정 ${name} (${scope}, ${kind}) ${replaced ? '바꿈' : '추가'}`,
      `setting ${name} (${scope}, ${kind}) ${replaced ? 'replaced' : 'added'}`,
    ),
  'setting:unset': ({ scope, name }, lang) =>
    choose(lang, `설정 ${name} (${scope}) 삭제`, `setting ${name} (${scope}) removed`),
  'settings:rotated': ({ key_id, place, count }, lang) =>
    choose(
      lang,
      `설정을 암호화하는 키 교체: ${key_id} (${place}), 설정 ${count}개`,
      `keys of the settings replaced: ${key_id} (${place}), ${count} settings`,
    ),
  'settings:lost': ({ names }, lang) =>
    choose(
      lang,
      `키를 잃어버려 다시 입력할 설정: ${named(names)}`,
      `the key is lost; to be entered again: ${named(names)}`,
    ),
  'settings:given': ({ run_id, names }, lang) =>
    choose(lang, `${run_id} 에 전달한 설정: ${named(names)}`, `given to ${run_id}: ${named(names)}`),
  'token:created': ({ name, person_id, role, expires_at }, lang) =>
    choose(
      lang,
      `토큰 ${name} 추가 (${person_id}, ${role}, ${expires_at} 까지)`,
      `token ${name} made (${person_id}, ${role}, until ${expires_at})`,
    ),
  'token:revoked': ({ name }, lang) => choose(lang, `토큰 ${name} 폐기`, `token ${name} revoked`),
} satisfies Partial<EventTexts>
