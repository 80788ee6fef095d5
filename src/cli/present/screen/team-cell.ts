import { type Pipeline, teamName } from '../../../protocol/pipeline/pipeline.ts'
import { type Screen, teamPaint } from './screen.ts'
import type { Cell } from './table.ts'

/** `{ J } JARVIS`, on the team's colour with some room around it. */
export function teamCell(screen: Screen, pipeline: Pipeline, team: string): Cell {
  const icon = pipeline.teams.get(team)?.icon
  const name = icon === undefined ? team : `${icon} ${team}`
  return { text: screen.colour ? ` ${name} ` : name, paint: teamPaint(screen, pipeline, team) }
}

/** The same in a line of text, with the team's name in the reader's language. */
export function teamWords(screen: Screen, pipeline: Pipeline, team: string): string {
  const { text, paint = (plain) => plain } = teamCell(screen, pipeline, team)
  return `${paint(text)} ${teamName(pipeline, team, screen.lang)}`
}
