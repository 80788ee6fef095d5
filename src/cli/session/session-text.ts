import type { Lang } from '../../protocol/lang.ts'
import type { InterruptedTask } from '../../service/session/interrupted-work.ts'
import type { DatedDrift, Session } from '../../service/session/start-session.ts'
import { terminalText } from '../terminal-text.ts'

const MOST_SHOWN = 5

export interface Found {
  readonly session: Session
  readonly interrupted: readonly InterruptedTask[]
}

/** Whether there is anything that a person should know before work begins. */
export const isWorthSaying = ({ session, interrupted }: Found): boolean =>
  session.drift.length + session.unfinished.length + session.unreadable.length + interrupted.length > 0 ||
  isTemplate(session)

const isTemplate = ({ git }: Session): boolean => git?.case === 'template' || git?.case === 'template_used'

/** Whether the project is new to Baton. A clone of the template has a line of its own. */
export const hasNoContext = (session: Session): boolean => session.firstRun && !isTemplate(session)

/** At the start of work in a project that is new to Baton, where nobody is asked. */
export function firstRunText(session: Session, lang: Lang): string {
  if (!hasNoContext(session)) return ''
  return lang === 'ko'
    ? '! 이 프로젝트의 컨텍스트(.claude/memory)가 아직 없어 에이전트는 요청과 코드만 봅니다. 만들려면: baton init\n'
    : '! The project has no context (.claude/memory) yet: agents see the request and the code alone. To write it: baton init\n'
}

/** What was found at the start of a session, in lines; empty where everything is as it should be. */
export function sessionText(found: Found, lang: Lang): string {
  const { session, interrupted } = found
  const ko = lang === 'ko'
  const lines: string[] = []
  if (isTemplate(session)) lines.push(templateLine(session, lang))
  lines.push(...driftLines(session.drift, lang))
  for (const path of session.unreadable)
    lines.push(
      ko
        ? `! ${path}: 512 KB 보다 크거나 UTF-8 이 아니라서 읽지 못했습니다. 에이전트에게도 전달되지 않습니다`
        : `! ${path}: larger than 512 KB or not UTF-8, so it was not read; agents do not get it either`,
    )
  for (const { path, open } of session.unfinished)
    lines.push(`! ${ko ? '끝나지 않은 작업' : 'Unfinished work'} (${path}): ${terminalText(open.join(' · '))}`)
  for (const { task_id, request } of interrupted.slice(0, MOST_SHOWN))
    lines.push(
      `! ${ko ? '중단된 태스크' : 'Interrupted task'} ${task_id}: ${terminalText(request.slice(0, 60))} · baton run --resume ${task_id}`,
    )
  if (interrupted.length > MOST_SHOWN) lines.push(moreText(interrupted.length - MOST_SHOWN, lang))
  return lines.map((line) => `${line}\n`).join('')
}

/** A clone with something of its own gets a new history only where that is asked for. */
function templateLine({ git }: Session, lang: Lang): string {
  const reasons = git?.reasons.map((reason) => reason[lang]) ?? []
  const own = reasons.length === 0 ? '' : ` (${terminalText(reasons.join(', '))})`
  const how = git?.case === 'template_used' ? 'baton init --git new' : 'baton init'
  return lang === 'ko'
    ? `! dev-ai 템플릿의 이력을 그대로 쓰고 있습니다${own}. 새 이력을 시작하려면: ${how}`
    : `! This repository still has the history of the template dev-ai${own}. To start its own: ${how}`
}

const moreText = (count: number, lang: Lang) => (lang === 'ko' ? `  … 외 ${count}건` : `  … and ${count} more`)

function driftLines(drift: readonly DatedDrift[], lang: Lang): readonly string[] {
  if (drift.length === 0) return []
  const ko = lang === 'ko'
  const shown = drift.slice(0, MOST_SHOWN).map(({ path, name, was, now, since, commit }) => {
    const change = was === null ? `+ ${now}` : now === null ? `- ${was || (ko ? '없어짐' : 'gone')}` : `${was} → ${now}`
    const when =
      since === null
        ? ko
          ? '커밋되지 않음'
          : 'not committed'
        : `${ko ? '' : 'since '}${since}${ko ? ' 부터' : ''}, ${commit}`
    return `    ${terminalText(`${path}: ${name} ${change}`)} (${when})`
  })
  const more = drift.length > MOST_SHOWN ? [`  ${moreText(drift.length - MOST_SHOWN, lang)}`] : []
  const head = ko
    ? `! tech-stack.md 가 매니페스트와 ${drift.length}곳 다릅니다. 업데이트: baton init --update`
    : `! tech-stack.md differs from the manifests (${drift.length}). To update it: baton init --update`
  return [head, ...shown, ...more]
}

/** The same for programs. */
export function sessionJson({ session, interrupted }: Found, lang: Lang): Readonly<Record<string, unknown>> {
  const { git, project } = session
  return {
    first_run: session.firstRun,
    git: git ? { case: git.case, reasons: git.reasons.map((reason) => reason[lang]) } : null,
    manifests: project.manifests.map(({ path, platform, entries }) => ({ path, platform, entries: entries.length })),
    drift: session.drift,
    unfinished: session.unfinished,
    unreadable: session.unreadable,
    interrupted,
  }
}
