import type { Lang, Localized } from '../../../protocol/lang.ts'
import { foresightLines } from '../../../service/plan/foresight-lines.ts'
import { orderLines, type PlannedRequest } from '../../../service/plan/plan-request.ts'
import { INTENT_WORDS, MODE_WORDS, SIZE_WORDS, TIER_WORDS } from './plan-words.ts'

/** A plan for people: the analysis with its reasons, the order, then each agent. */
export function planText(plan: PlannedRequest, lang: Lang, use: 'show' | 'run' = 'show'): string {
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const lines = [...analysisLines(plan, lang), '', say('순서', 'Order')]
  const { graph } = plan
  if (graph.ok) {
    lines.push(...orderLines(graph, lang).map((line) => `  ${line}`))
    for (const { first, second, path, shared } of graph.serialised)
      lines.push(
        `     ${first} → ${second}: ${shared ? say('공유 파일', 'shared file') : say('같은 파일', 'the same file')} ${path}`,
      )
  }
  lines.push('', say('에이전트', 'Agents'))
  for (const agent of plan.agents) lines.push(...agentLines(plan, agent.name, lang))
  lines.push(...foresightLines(plan, lang))
  lines.push(
    '',
    plan.needsYes
      ? say(
          '에이전트가 3개 이상이므로 실행 전에 사람의 승인이 필요합니다.',
          'Three or more agents: a person has to agree before they run.',
        )
      : isOpen(plan)
        ? say(
            '에이전트가 3개 미만이지만, 확인이 필요한 것을 먼저 묻습니다.',
            'Fewer than three agents, but what is open is asked about first.',
          )
        : say(
            '에이전트가 3개 미만이므로 승인 없이 실행할 수 있습니다.',
            'Fewer than three agents: no approval is needed.',
          ),
  )
  if (use === 'show') lines.push(say('아무것도 실행하지 않았습니다.', 'Nothing was run.'))
  return `${lines.join('\n')}\n`
}

const isOpen = ({ unclear, analysis }: PlannedRequest) =>
  unclear.length + (analysis.skill.chosen?.prerequisites.length ?? 0) > 0

function analysisLines({ analysis, unclear }: PlannedRequest, lang: Lang): string[] {
  const { intent, size, mode, skill, reasons, leftAlone } = analysis
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const why = (about: string) => {
    const reason = reasons.find((one) => one.about === about)
    return reason === undefined ? '' : ` (${reason.rule[lang]}${reason.words === '' ? '' : `: "${reason.words}"`})`
  }
  const word = (words: Readonly<Record<string, Localized>>, key: string) => words[key]?.[lang] ?? key
  const lines = [
    `${say('의도', 'Intent')}  ${word(INTENT_WORDS, intent)}${why('intent')}`,
    `${say('규모', 'Size')}  ${word(SIZE_WORDS, size)}${why('size')}`,
    `${say('방식', 'Mode')}  ${word(MODE_WORDS, mode)}${why('mode')}`,
    `${say('스킬', 'Skill')}  ${skill.chosen ? `${skill.chosen.name} ("${skill.chosen.words}")` : say('없음', 'none')}`,
  ]
  for (const [name, value] of Object.entries(skill.chosen?.parameters ?? {})) lines.push(`      ${name}: ${value}`)
  for (const needed of skill.chosen?.prerequisites ?? [])
    lines.push(`      ${say('전제 조건', 'Prerequisite')}: ${needed}`)
  for (const { name, words, why: reason } of skill.refused)
    lines.push(`      ${name}: ${say('트리거하지 않음', 'not triggered')}, "${words}" (${reason[lang]})`)
  for (const question of unclear) lines.push(`${say('확인 필요', 'Unclear')}  ${question[lang]}`)
  for (const part of leftAlone) lines.push(`${say('그대로 둠', 'Left alone')}  ${part}`)
  return lines
}

function agentLines({ agents, touches, graph }: PlannedRequest, name: string, lang: Lang): string[] {
  const agent = agents.find((one) => one.name === name)
  if (agent === undefined) return []
  const say = (ko: string, en: string) => (lang === 'ko' ? ko : en)
  const files = touches.find((one) => one.agent === name)
  const needs = graph.ok ? (graph.nodes.find(({ id }) => id === name)?.needs ?? []) : []
  const row = (title: string, text: string) => (text === '' ? [] : [`    ${title}: ${text}`])
  return [
    `  ${name} (${modelText(agent, lang)})${needs.length === 0 ? '' : ` ← ${needs.join(', ')}`}`,
    ...row(say('할 일', 'task'), agent.work.split('\n')[0] ?? ''),
    ...row(say('완료 기준', 'done when'), agent.criteria.join('; ')),
    ...row(say('산출물', 'output'), agent.output.split('\n')[0] ?? ''),
    ...row(
      say('파일', 'files'),
      agent.scope.length === 0
        ? say('코드를 바꾸지 않음', 'changes no code')
        : `${agent.scope.join(', ')} (${files?.count ?? 0})`,
    ),
  ]
}

/** The tier, and the model where the file of the agent names one: `inherit` is what its CLI uses by itself. */
function modelText({ tier, model }: { readonly tier: string; readonly model: string }, lang: Lang): string {
  const words = TIER_WORDS[tier]?.[lang] ?? tier
  return model === 'inherit' ? words : `${words}, ${model}`
}
