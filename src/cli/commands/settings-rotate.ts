import type { KeyPlace } from '../../protocol/setting.ts'
import { forgetLost, rotateSettings } from '../../service/settings/rotate-settings.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'

export interface SettingsRotateOptions extends CommonOptions {
  readonly keyIn?: KeyPlace
  readonly wrapping?: boolean
  readonly lost?: boolean
}

/** `baton settings rotate`: new keys for the same values, while runs go on. */
export async function settingsRotate(options: SettingsRotateOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    if (options.lost) {
      const { names } = await forgetLost(service, caller)
      if (json) return printJson({ names })
      const list = names.join(', ') || '-'
      print(
        lang === 'ko'
          ? `복호화할 수 없는 값을 지웠습니다. 다시 입력하세요: ${list}. 다른 데이터는 그대로입니다.\n`
          : `Removed the values that cannot be opened. Enter again: ${list}. Nothing else was lost.\n`,
      )
      return
    }
    const done = await rotateSettings(service, caller, { place: options.keyIn, values: !options.wrapping })
    if (json) return printJson(done)
    print(
      lang === 'ko'
        ? `설정 ${done.count}개의 키를 바꿨습니다 (${done.key_id}, ${done.place}). 다른 컴퓨터에도 새 키를 복사하세요.\n`
        : `Replaced the keys of ${done.count} settings (${done.key_id}, ${done.place}). Give other machines the new key.\n`,
    )
  })
}
