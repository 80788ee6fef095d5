import type { AnyPlay, Play, Plays } from '../../protocol/plays/play.ts'
import { deliver } from './deliver.ts'
import { integrate } from './integrate.ts'

/** The root plays. The host passes a state only to the play that made it, so the play knows its type. */
const root = <State, Config>(play: Play<State, Config>): AnyPlay<Config> => play as AnyPlay<Config>

export const PLAYS: Plays = { deliver: root(deliver), integrate: root(integrate) }
