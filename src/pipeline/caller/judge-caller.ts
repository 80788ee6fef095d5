import { inflect } from '../../protocol/inflect.ts'
import type { Localized } from '../../protocol/lang.ts'

/** A process that may speak for the caller: itself, one above it, or the leader of its session or group. */
export interface CallerProcess {
  readonly pid: number
  readonly started: string
  readonly pgrp: number
  readonly session: number
  readonly name: string
  /** Variables of a run that are set in its environment. */
  readonly marks: readonly string[]
  /** It carries the limit that every process of a run inherits. */
  readonly limited: boolean
  /** Its folder, links resolved; null where that cannot be read. */
  readonly folder: string | null
}

/** A process that a worker saw in a run on this machine, since its last boot. */
export interface SeenProcess {
  readonly run: string
  readonly pid: number
  readonly started: string
  readonly pgrp: number
  readonly session: number
}

export interface CallerFacts {
  /** The caller first. */
  readonly processes: readonly CallerProcess[]
  /** Folders that the caller says it is in (PWD), links resolved. */
  readonly folders: readonly string[]
  /** Folders of runs, links resolved: whatever lies in one belongs to a run. */
  readonly runFolders: readonly string[]
  readonly seen: readonly SeenProcess[]
}

/** Why the caller belongs to a run. */
export interface CallerFinding {
  readonly why: 'mark' | 'limit' | 'folder' | 'process'
  readonly pid: number
  readonly found: Localized
}

/**
 * Whether the calling process belongs to a run: an agent must not act as a person. Each test is independent, because an agent
 * can drop each of these things, and few drop all: variables, parents, session, folder; the limit only with a
 * capability that ordinary users do not have.
 */
export function judgeCaller(facts: CallerFacts): CallerFinding | null {
  const [self] = facts.processes
  for (const one of facts.processes) {
    const found = markOf(one) ?? limitOf(one) ?? folderOf(one, facts.runFolders) ?? seenOf(one, facts)
    if (found) return found
  }
  const said = facts.folders.find((folder) => isInside(folder, facts.runFolders))
  return said === undefined ? null : inFolder(self?.pid ?? 0, said)
}

function markOf({ pid, name, marks }: CallerProcess): CallerFinding | undefined {
  if (marks.length === 0) return undefined
  const list = marks.join(', ')
  const found = {
    ko: inflect`프로세스 ${pid} (${name}) 의 환경에 ${list} 이(가) 있습니다`,
    en: `process ${pid} (${name}) has ${list} in its environment`,
  }
  return { why: 'mark', pid, found }
}

function limitOf({ pid, name, limited }: CallerProcess): CallerFinding | undefined {
  if (!limited) return undefined
  const found = {
    ko: `프로세스 ${pid} (${name}) 에 실행의 표시(파일 잠금 한도)가 있습니다`,
    en: `process ${pid} (${name}) has the file-lock limit that marks processes of runs`,
  }
  return { why: 'limit', pid, found }
}

function folderOf({ pid, folder }: CallerProcess, runFolders: readonly string[]): CallerFinding | undefined {
  return folder !== null && isInside(folder, runFolders) ? inFolder(pid, folder) : undefined
}

function inFolder(pid: number, folder: string): CallerFinding {
  const found = {
    ko: inflect`프로세스 ${pid} 의 폴더 ${folder} 이(가) 실행의 작업 폴더 안에 있습니다`,
    en: `process ${pid} is in ${folder}, which belongs to a run`,
  }
  return { why: 'folder', pid, found }
}

/** The same process, or one in a session or group that was a run's. */
function seenOf(one: CallerProcess, { seen, processes }: CallerFacts): CallerFinding | undefined {
  const match = seen.find(
    (other) =>
      isSame(other, one) ||
      (one.session === other.session && isStillLed(other.session, other, processes)) ||
      (one.pgrp === other.pgrp && isStillLed(other.pgrp, other, processes)),
  )
  if (!match) return undefined
  const { pid } = one
  const found = {
    ko: inflect`프로세스 ${pid} (${one.name}) 은(는) 실행 ${match.run} 이(가) 남긴 프로세스입니다`,
    en: `process ${pid} (${one.name}) was left behind by run ${match.run}`,
  }
  return { why: 'process', pid, found }
}

const isSame = (a: Pick<SeenProcess, 'pid' | 'started'>, b: Pick<SeenProcess, 'pid' | 'started'>) =>
  a.pid === b.pid && a.started === b.started

/**
 * Whether the number still means the session or group that was seen. Numbers come back: a leader that lives must have
 * been there when the run's process was. One that is dead is believed, because a session outlives its leader.
 */
function isStillLed(number: number, seen: SeenProcess, processes: readonly CallerProcess[]): boolean {
  if (number <= 1) return false
  const leader = processes.find(({ pid }) => pid === number)
  return !leader || !(Number(leader.started) > Number(seen.started))
}

function isInside(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`))
}
