import type { Lang } from '../lang.ts'
import { ACTIONS } from '../pipeline/actions.ts'
import type { Pipeline } from '../pipeline/pipeline.ts'
import { inkOn, nodeId, quoted } from './mermaid-text.ts'
import { labelledArrows, teamOf } from './relay-diagram.ts'

/** Every labelled way back as a small story: who sends the task back and why, who fixes it, who checks again. */
export function rejectionsDiagram(pipeline: Pipeline, lang: Lang): string {
  const ways = labelledArrows(pipeline).filter((arrow) => arrow.direction === 'back')
  const words = WORDS[lang]
  const stories = ways.map(({ from, to, transition }, index) => {
    const sender = teamOf(pipeline, from)
    const fixer = teamOf(pipeline, to)
    const again = resubmittedTo(pipeline, transition.to)
    const [fault, fix, check] = [1, 2, 3].map((step) => nodeId('way', index + 1, step))
    const title = `${index + 1}. ${transition.from} → ${transition.to}`
    return {
      id: nodeId('way', index + 1),
      lines: [
        `    subgraph ${nodeId('way', index + 1)} [${quoted(title)}]`,
        `        ${fault}[${quoted(`${sender.name[lang]}: ${transition.label?.[lang] ?? ''}`)}]`,
        `        ${fault} -->|${quoted(transition.attachment?.[lang] ?? ACTIONS[transition.action].label[lang])}| ${fix}[${quoted(`${fixer.name[lang]}: ${transition.to}`)}]`,
        `        ${fix} -->|${quoted(words.fixed)}| ${check}[${quoted(`${again.team}: ${again.status}`)}]`,
        '    end',
      ],
      style: `    style ${nodeId('way', index + 1)} fill:${sender.light},stroke:${sender.colour},color:${inkOn(sender.light)}`,
    }
  })
  const colours = stories.flatMap((_, index) => [
    `    linkStyle ${index * 2} stroke:${pipeline.definition.arrows.back}`,
    `    linkStyle ${index * 2 + 1} stroke:${pipeline.definition.arrows.forward}`,
  ])
  return [
    'flowchart TB',
    ...stories.flatMap(({ lines }) => lines),
    ...colours,
    ...stories.map(({ style }) => style),
  ].join('\n')

  function resubmittedTo(relay: Pipeline, revision: string | null) {
    const status = relay.steps.get(revision ?? '')?.get('resubmit')?.to ?? '-'
    const owner = relay.statuses.get(status)?.owner ?? ''
    return { status, team: relay.teams.get(owner)?.name[lang] ?? '-' }
  }
}

const WORDS = { ko: { fixed: '수정 완료' }, en: { fixed: 'fixed' } } as const
