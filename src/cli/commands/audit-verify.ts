import { BatonError } from '../../protocol/baton-error.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton audit verify`: proves that nothing recorded was edited, cut or rolled back, or lists what was. */
export async function auditVerify(options: CommonOptions & { readonly git?: string | true }): Promise<void> {
  const { git } = options
  if (git !== undefined) return (await import('./audit-verify-git.ts')).auditVerifyGit({ ...options, git })
  await withBaton(options, 'read', async ({ engine, json, lang, storePath }) => {
    const faults = await engine.store.check()
    if (faults.length > 0) {
      if (!json)
        print(faults.map(({ place, problem }) => `✗ ${terminalText(place)}: ${terminalText(problem)}\n`).join(''))
      throw BatonError.of('AUDIT_FAILED', { store: storePath, faults: faults.length }, { list: faults })
    }
    const { id, schema, events, tasks } = await engine.store.facts()
    if (json) return printJson({ intact: true, store: storePath, id, schema, events, tasks })
    print(
      lang === 'ko'
        ? `✓ 온전합니다: 이벤트 ${events}건, 태스크 ${tasks}건, 사슬이 모두 이어집니다 (저장소 ${id}, 판 ${schema}).\n`
        : `✓ intact: ${events} events, ${tasks} tasks, every chain unbroken (store ${id}, version ${schema}).\n`,
    )
  })
}
