import { inkOn } from '../../../protocol/diagram/mermaid-text.ts'
import type { Lang } from '../../../protocol/lang.ts'
import type { Pipeline } from '../../../protocol/pipeline/pipeline.ts'
import type { Baton } from '../../compose.ts'

/** What a text is made for: who reads it, in which language and time zone, on what. */
export interface Screen {
  readonly lang: Lang
  /** Null: that of the machine. */
  readonly timeZone: string | null
  readonly colour: boolean
  /** Columns of the terminal; undefined where there is none and nothing needs to be cut. */
  readonly width: number | undefined
}

export function screenOf({ lang, timeZone }: Pick<Baton, 'lang' | 'timeZone'>): Screen {
  const { stdout, env } = process
  const terminal = stdout.isTTY === true
  // https://no-color.org: set and not empty.
  return { lang, timeZone, colour: terminal && !env.NO_COLOR, width: terminal ? stdout.columns || 80 : undefined }
}

/** Paints with a team's colour behind the text and an ink that can be read on it, whatever the terminal's own is. */
export function teamPaint(screen: Screen, pipeline: Pipeline, team: string): (text: string) => string {
  const colour = pipeline.teams.get(team)?.colour
  if (!screen.colour || colour === undefined) return (text) => text
  return (text) => `\u001b[48;2;${rgb(colour)}m\u001b[38;2;${rgb(inkOn(colour))}m${text}\u001b[0m`
}

export function bold(screen: Screen, text: string): string {
  return screen.colour ? `\u001b[1m${text}\u001b[0m` : text
}

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(';')
