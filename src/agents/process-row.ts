/** A process is its pid and its start: pids come back. */
export interface ProcessId {
  readonly pid: number
  /** When it started: ticks since the boot on Linux, a date elsewhere. */
  readonly started: string
}

/** What `BATON_RUN`, `BATON_NONCE` and `BATON_WORKER` were when a process was executed. */
export interface Marks {
  /** A number of the day and of one store: another store on this machine has a run of the same name. */
  readonly run?: string
  /** Nobody else's, in whatever store, through all attempts of a run. */
  readonly nonce?: string
  readonly worker?: string
}

export interface ProcessRow extends ProcessId, Marks {
  readonly ppid: number
  readonly pgrp: number
  /** 0 where the system does not tell. */
  readonly session: number
  /** One letter: T stopped, t stopped by a tracer, Z a zombie, X dead. */
  readonly state: string
}

export const RUN_MARK = 'BATON_RUN'
export const NONCE_MARK = 'BATON_NONCE'
export const WORKER_MARK = 'BATON_WORKER'

export const isStopped = ({ state }: ProcessRow): boolean => state === 'T' || state === 't'
export const isGone = ({ state }: ProcessRow): boolean => state === 'Z' || state === 'X'
export const sameProcess = (one: ProcessId, other: ProcessId): boolean =>
  one.pid === other.pid && one.started === other.started
export const processKey = ({ pid, started }: ProcessId): string => `${pid}@${started}`
