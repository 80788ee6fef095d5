import type { BatonError } from '../../../protocol/baton-error.ts'
import { ERRORS } from '../../../protocol/errors.ts'
import type { StoredData } from '../../../protocol/events/event-map.ts'
import { upcastEvent } from '../../../protocol/events/upcast-event.ts'
import { fillTemplate } from '../../../protocol/fill-template.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { Action } from '../../../protocol/pipeline/actions.ts'
import { stepsFrom } from '../../../protocol/pipeline/judge-transition.ts'
import type { Verb } from '../../../service/tasks/allowed-steps.ts'
import type { TaskView } from '../../../service/tasks/task-view.ts'
import type { PastStep, Possibility } from '../../../service/tasks/why.ts'
import { terminalText } from '../../terminal-text.ts'
import { eventText } from '../events/event-text.ts'
import type { Waiting } from '../inbox/waiting.ts'
import { choiceRows, type PausedLoop } from '../relay/relay-decisions.ts'
import { bold, type Screen } from '../screen/screen.ts'
import { verbLabel } from '../screen/suggestion.ts'
import { timeText } from '../screen/time-text.ts'
import { dropDependencies } from './blockers.ts'
import { type ShownView, type WaitStyle, waitText } from './wait-text.ts'

/** What there is to say: what happened, what can be done now, and what is waited for. */
interface WhyParts {
  readonly past: readonly PastStep[]
  readonly now: readonly Possibility[]
  readonly waiting: readonly Waiting[]
}

interface WhyStyle extends WaitStyle {
  /** Everything that was recorded, with rules and refusals. */
  readonly all: boolean
  /** One action was asked for: nothing else is told. */
  readonly asked: boolean
}

/** First the status, what is waited for and what is typed; then the steps; then what can be done. */
export function whyText(view: ShownView, { past, now, waiting }: WhyParts, screen: Screen, style: WhyStyle): string {
  const { all, asked, flags } = style
  const { task_id, status } = view.record.task
  const words = WORDS[screen.lang]
  const ended = view.pipeline.statuses.get(status)?.terminal ?? false
  // What can be done comes first: that is what most people ask for.
  const ordered = now.toSorted((a, b) => Number(b.possible.length > 0) - Number(a.possible.length > 0))
  const present = () => ordered.map((one) => possibilityText(view, one, screen.lang)).join('')
  const choices = view.loop && !waiting.some(({ kind }) => kind === 'choice') ? choicesText(view.loop, screen) : ''
  if (asked) return `${choices}${bold(screen, `${words.now} ${status}`)}\n${present()}`
  const head = `${waitText(view, waiting, screen, style)}\n`
  const steps = past.map((step) => pastText(step, screen, all)).join('')
  const more = all ? '' : `  ${words.more} baton why ${task_id} --all${flags}\n`
  const story = `${bold(screen, all ? words.past : words.steps)}\n${steps}${more}\n`
  if (ended) return `${head}${story}${words.ended(status)}\n`
  if (all) return `${head}${story}${choices}${bold(screen, `${words.now} ${status}`)}\n${present()}`
  const can = ordered.filter(({ possible }) => possible.length > 0).map((one) => canText(one, screen.lang))
  return [
    `${head}${story}${choices}${bold(screen, `${words.can} ${status}`)}\n`,
    ...(can.length === 0 ? [`  ${words.nothing}\n`] : can),
    `  ${words.whyNot} baton why ${task_id} ACTION${flags}\n`,
  ].join('')
}

/** An action and who may do it now. */
function canText({ verb, possible }: Possibility, lang: Lang): string {
  return `  ${verb} (${verbLabel(verb, lang)}): ${possible.map(({ actor }) => terminalText(actor)).join(', ')}\n`
}

/** What a person has to choose before anything else goes on. */
function choicesText(loop: PausedLoop, screen: Screen): string {
  const rows = choiceRows(loop, screen.lang).map(([what, command]) => `  ${what}\n      ${command}\n`)
  return `${bold(screen, WORDS[screen.lang].choose)}\n${rows.join('')}\n`
}

/** What a step moved and what people decided; with `all`, everything that was committed with it. */
function pastText({ events }: PastStep, screen: Screen, all: boolean): string {
  const { lang } = screen
  if (!all) {
    const told = events.filter(isTold)
    return told
      .map((one) => `  ${timeText(one.at, screen)}  ${terminalText(one.actor)}: ${eventText(one, lang)}\n`)
      .join('')
  }
  const head = events.find((event) => event.type === 'task:moved') ?? events[0]
  if (!head) return ''
  const step = upcastEvent(head)
  const others = events.filter((event) => event !== head)
  return [
    `  ${timeText(head.at, screen)}  ${terminalText(head.actor)}: ${eventText(head, lang)}\n`,
    ...(step.type === 'task:moved' ? [`      ${ruleText(step.data, lang)}\n`, readText(step.data, lang)] : []),
    ...others.map((event) => `      ${WORDS[lang].also} ${eventText(event, lang)}\n`),
  ].join('')
}

const STEPS: ReadonlySet<string> = new Set([
  'task:created',
  'task:imported',
  'task:moved',
  'task:repaired',
  'escalation:raised',
])

/** A transition, or what a person decided: agents act with the token of their run. */
function isTold({ type, data }: PastStep['events'][number]): boolean {
  const { origin } = data as { readonly origin?: { readonly channel?: string } }
  return STEPS.has(type) || (origin !== undefined && origin.channel !== 'token')
}

/** The row of the table that made a step legal, from what its event keeps of it. */
function ruleText({ team, from, action, rule }: StoredData['task:moved'], lang: Lang): string {
  const words = WORDS[lang]
  const who = rule?.by === 'po' ? words.byPo : `${words.byTeam} ${team ?? '-'}`
  const when = rule?.when ? `, ${words.when(rule.when.team, rule.when.active)}` : ''
  return terminalText(`${words.rule} ${from} + ${action}: ${who}${when}`)
}

/** What the decision had read, with the versions that it saw. A store of an older Baton does not know. */
function readText({ read }: StoredData['task:moved'], lang: Lang): string {
  if (!Array.isArray(read) || read.length === 0) return ''
  // A record of which there is one is called by its kind alone.
  const name = (one: unknown) =>
    String(one)
      .replace(/^(\w+) \1 /, '$1 ')
      .replace(/^control /, '')
  const parts = read.map((one) => terminalText(name(one).replace(/ (\d+)$/, ' v$1')))
  return `      ${WORDS[lang].read} ${parts.join(', ')}\n`
}

function possibilityText(view: ShownView, { verb, possible, refused }: Possibility, lang: Lang): string {
  const words = WORDS[lang]
  const name = `${verb} (${verbLabel(verb, lang)})`
  // The same words for several actors are said once, and when they are for everybody, nobody is named.
  const said = Map.groupBy(refused, ({ error: { code, values } }) => JSON.stringify({ ...values, code, actor: '' }))
  const refusal = (text: string, error: BatonError) => {
    const how = remedy(view, verb, error, lang)
    const line = `✗ ${terminalText(text)} [${error.code}]\n`
    return how === null ? line : `${line}        ${words.remedy} ${how}\n`
  }
  const [[only] = []] = said.values()
  if (only && said.size === 1 && possible.length === 0)
    return `  ${refusal(`${name}: ${only.error.describe(lang)}`, only.error)}`
  const yes = possible.map(({ actor, to }) => `    ✓ ${actor}${to === view.record.task.status ? '' : ` → ${to}`}\n`)
  const no = [...said.values()].map((group) => {
    const [first] = group
    if (!first) return ''
    const actors = group.map(({ actor }) => actor).join(', ')
    const { code, values } = first.error
    // A refusal that names the actor names all of them; another one stands behind their names.
    const { message } = ERRORS[code]
    const all = fillTemplate(message, { ...values, actor: actors }, lang).text
    return `    ${refusal(message[lang].includes('{actor}') ? all : `${actors}: ${all}`, first.error)}`
  })
  return `  ${name}\n${yes.join('')}${no.join('')}`
}

/** What would make a refused step legal, where the refusal does not say so itself. */
export function remedy(
  { record, pipeline, agents, cancelled }: Pick<TaskView, 'record' | 'pipeline' | 'agents' | 'cancelled'>,
  verb: Verb,
  error: BatonError,
  lang: Lang,
): string | null {
  const words = WORDS[lang]
  switch (error.code) {
    case 'TRANSITION_REFUSED': {
      const from = [...pipeline.statuses.keys()].filter((code) =>
        stepsFrom(pipeline, code).some((step) => step.action === (verb as Action)),
      )
      return from.length === 0 ? null : words.fromStatus(from.join(', '))
    }
    case 'ACTOR_NOT_ALLOWED': {
      const owner = pipeline.statuses.get(record.task.status)?.owner
      const members = agents.filter((agent) => agent.team === owner && agent.status === 'active')
      const step = pipeline.steps.get(record.task.status)?.get(verb as Action)
      const who = step?.by === 'po' ? pipeline.definition.po : members.map((agent) => agent.agent_id).join(' | ')
      return who === '' ? words.register(owner ?? '-') : words.askFor(who)
    }
    case 'AGENT_NOT_ACTIVE':
      return words.activate(String(error.values.actor))
    case 'TEAM_NOT_ACTIVE':
      return words.register(String(error.values.team))
    case 'DEPENDENCIES_UNMET':
      if (cancelled.length > 0) return dropDependencies(record.task, cancelled)
      return words.finish(String(error.values.dependencies))
    case 'TASK_BLOCKED':
      return `baton escalation resolve ${String(error.values.escalation)} continue`
    case 'PIPELINE_STOPPED':
      return 'baton pipeline start'
    case 'NO_OPEN_HANDOFF':
      return words.afterHandoff
    default:
      return null
  }
}

const WORDS = {
  ko: {
    past: '지금까지의 단계와 그 규칙',
    steps: '지금까지의 단계와 사람의 결정',
    can: '지금 할 수 있는 동작과 할 수 있는 사람: 상태',
    nothing: '없음',
    whyNot: '동작이 거부되는 이유:',
    more: '기록 전체:',
    ended: (status: string) => `${status}: 태스크가 끝나 더 할 수 있는 일이 없습니다.`,
    choose: '리더-코더 반복이 멈췄습니다. 먼저 결정하세요',
    now: '지금 할 수 있는 일과 그 이유: 상태',
    rule: '규칙:',
    read: '읽은 것:',
    byPo: 'PO가 할 수 있음',
    byTeam: '상태의 담당 팀이 할 수 있음:',
    when: (team: string, active: boolean) => `${team} 팀에 활성 에이전트가 ${active ? '있을' : '없을'} 때만`,
    also: '함께 기록:',
    remedy: '가능하게 하려면:',
    fromStatus: (statuses: string) => `태스크가 다음 상태에 있어야 합니다: ${statuses}`,
    askFor: (who: string) => `--as ${who}`,
    activate: (who: string) => `baton agent register ${who} --status active`,
    register: (team: string) => `baton agent register ID --team ${team}`,
    finish: (which: string) => `먼저 끝내세요: ${which}`,
    afterHandoff: '핸드오프나 재제출 뒤에 응답할 수 있습니다',
  },
  en: {
    past: 'The steps so far and their rules',
    steps: 'The steps so far, and what people decided',
    can: 'Possible now, and by whom: status',
    nothing: 'nothing',
    whyNot: 'Why an action is refused:',
    more: 'Everything that was recorded:',
    ended: (status: string) => `${status}: the task has ended, and nothing more can be done to it.`,
    choose: 'The leader–coder loop stopped: decide first',
    now: 'Possible now, and why: status',
    rule: 'rule:',
    read: 'read:',
    byPo: 'the PO may',
    byTeam: 'the team that owns the status may:',
    when: (team: string, active: boolean) => `only while ${team} has ${active ? 'an' : 'no'} active agent`,
    also: 'with it:',
    remedy: 'to make it possible:',
    fromStatus: (statuses: string) => `the task must be in ${statuses}`,
    askFor: (who: string) => `--as ${who}`,
    activate: (who: string) => `baton agent register ${who} --status active`,
    register: (team: string) => `baton agent register ID --team ${team}`,
    finish: (which: string) => `finish these first: ${which}`,
    afterHandoff: 'it can be answered after a handoff or a resubmit',
  },
} as const
