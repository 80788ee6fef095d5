import { type NotInClones, notInClones } from '../../service/place/not-in-clones.ts'
import type { Baton } from '../compose.ts'
import { jsonLine } from '../present/screen/json-line.ts'
import { print } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

const MOST_SHOWN = 5

/** Says at the start what the agents will not have: uncommitted changes and submodules. */
export async function warnNotInClones(
  { json, lang, now }: Baton,
  where: { readonly repository: string; readonly commit: string },
): Promise<void> {
  const { uncommitted, submodules } = await notInClones(where)
  if (uncommitted.length + submodules.length === 0) return
  if (json) {
    const at = new Date(now()).toISOString()
    const shown = uncommitted.slice(0, 100)
    return print(
      jsonLine({ type: 'clone:lacks', at, uncommitted: shown, uncommitted_count: uncommitted.length, submodules }),
    )
  }
  print(notInClonesText({ uncommitted, submodules }, lang))
}

function notInClonesText({ uncommitted, submodules }: NotInClones, lang: 'ko' | 'en'): string {
  const ko = lang === 'ko'
  const lines: string[] = []
  if (uncommitted.length > 0) {
    lines.push(
      ko
        ? `! 커밋하지 않은 변경 ${uncommitted.length}건은 에이전트의 복제본에 없습니다: ${some(uncommitted)}. 필요하면 커밋한 뒤 시작하세요.`
        : `! Uncommitted changes are not in the agents' clones: ${some(uncommitted)}${counted(uncommitted)}. Commit them first if the agents need them.`,
    )
  }
  if (submodules.length > 0) {
    lines.push(
      ko
        ? `! 서브모듈은 에이전트의 복제본에서 빈 폴더입니다: ${some(submodules)}. 서브모듈이 필요한 검사는 실패합니다.`
        : `! Submodules are empty folders in the agents' clones: ${some(submodules)}${counted(submodules)}. Checks that need them will fail.`,
    )
  }
  return lines.map((line) => `${line}\n`).join('')
}

const some = (names: readonly string[]) =>
  names.slice(0, MOST_SHOWN).map(terminalText).join(', ') + (names.length > MOST_SHOWN ? ', …' : '')

const counted = (names: readonly string[]) => (names.length > MOST_SHOWN ? ` (${names.length} in all)` : '')
