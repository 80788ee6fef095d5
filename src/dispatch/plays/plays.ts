import type { AnyPlay, Play, Plays } from '../../protocol/plays/play.ts'
import { deliver } from './deliver.ts'
import { integrate } from './integrate.ts'

/** The roots, as the host is given them. A state comes back to the play that made it, so its type is known there. */
const root = <State, Config>(play: Play<State, Config>): AnyPlay<Config> => play as AnyPlay<Config>

export const PLAYS: Plays = { deliver: root(deliver), integrate: root(integrate) }
