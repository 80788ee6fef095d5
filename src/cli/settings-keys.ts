import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lang } from '../protocol/lang.ts'
import { stateFolder } from './relay/last-run.ts'

/** The key file of a store on this machine, outside the repository. `BATON_SETTINGS_KEY_FILE` names another. */
export const settingsKeyFile = (store: string): string =>
  process.env.BATON_SETTINGS_KEY_FILE || join(stateFolder(), 'keys', `${store}.key`)

/** From the environment, from a file that it names, or typed. */
export async function settingsPassphrase(why: 'open' | 'new', lang: Lang): Promise<string | undefined> {
  const { BATON_SETTINGS_PASSPHRASE: given, BATON_SETTINGS_PASSPHRASE_FILE: file } = process.env
  if (given) return given
  if (file) return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  const { typeHidden } = await import('./read-secret.ts')
  const typed = await typeHidden(QUESTIONS[why][lang])
  if (why === 'open' || typed === '') return typed || undefined
  return (await typeHidden(AGAIN[lang])) === typed ? typed : settingsPassphrase(why, lang)
}

const QUESTIONS = {
  open: { ko: '설정의 암호: ', en: 'Passphrase of the settings: ' },
  new: { ko: '설정의 새 암호: ', en: 'New passphrase of the settings: ' },
} as const
const AGAIN = { ko: '한 번 더: ', en: 'Once more: ' } as const
