import { revokePermission, stagePermissions } from '../../service/pipeline/stage-permissions.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { screenOf } from '../present/screen/screen.ts'
import { table } from '../present/screen/table.ts'
import { print, printJson } from '../report.ts'
import { shellWord } from '../shell-word.ts'
import { terminalText } from '../terminal-text.ts'

/** `baton pipeline permissions`: what agents may do without a question, by stage. */
export async function pipelinePermissions(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async (baton) => {
    const { service, caller, json, lang, flags } = baton
    const stages = await stagePermissions(service, caller)
    if (json) return printJson({ stages })
    const rows = stages.map(({ stage, configured, allowed }) => [
      { text: stage },
      { text: terminalText(configured.join(', ') || '-') },
      { text: terminalText(allowed.join(', ') || '-') },
    ])
    print(table(HEADER[lang], rows, screenOf(baton).width))
    const first = stages.find(({ allowed }) => allowed.length > 0)
    if (!first) return
    const command = `baton pipeline revoke ${first.stage} ${shellWord(first.allowed[0] ?? '')}${flags}`
    print(lang === 'ko' ? `\n취소하려면: ${command}\n` : `\nTo take one back: ${command}\n`)
  })
}

/** `baton pipeline revoke STAGE RULE`: takes back what a person answered with "allow for this stage". */
export async function pipelineRevoke(stage: string, rule: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    const result = await revokePermission(service, caller, { stage, rule })
    if (json) return printJson(result)
    const shown = terminalText(rule)
    print(
      lang === 'ko'
        ? `${stage}: 앞으로 시작하는 실행에서는 다시 묻습니다: ${shown}. 이미 시작한 실행에는 적용되지 않습니다.\n`
        : `${stage}: runs that start from now on ask again: ${shown}. Runs that have begun keep it.\n`,
    )
  })
}

const HEADER = {
  ko: ['단계', '설정에서 허용', '사람이 허용 (이 단계에서 계속 허용)'],
  en: ['Stage', 'by the configuration', 'by people (allow for this stage)'],
} as const
