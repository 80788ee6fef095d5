import type { ApiAnswer, ApiBody } from '../protocol/api/api-types.ts'
import type { Lang } from '../protocol/lang.ts'
import type { Caller } from '../service/caller/caller.ts'
import type { Service } from '../service/service.ts'
import type { Sessions } from './guard/sessions.ts'
import type { ServerLog } from './server-log.ts'

/** How agents are put to work; made by the command line, which knows the machine. */
export interface WorkDesk {
  /** Lets agents carry a task. */
  readonly begin: (
    caller: Caller,
    input: { readonly task_id: string; readonly request: string } & ApiBody<'begin_work'>,
  ) => Promise<void>
  /** Refuses what could not begin, before there is a task. */
  readonly check: (caller: Caller, input: ApiBody<'begin_work'>) => Promise<void>
  /** What a new task would do. */
  readonly project: () => Promise<Omit<ApiAnswer<'project'>, 'workers' | 'worker_command'>>
  /** Which specialists a request would need; runs nothing. */
  readonly plan: (input: ApiBody<'plan'>, lang: Lang) => Promise<ApiAnswer<'plan'>>
  /** Makes a task on which a graph of specialists works. */
  readonly dispatch: (
    caller: Caller,
    input: ApiBody<'start_dispatch'>,
    lang: Lang,
  ) => Promise<Pick<ApiAnswer<'start_dispatch'>, 'task_id' | 'status'>>
  /** Starts a conversation with an agent; answers with the id of the run. */
  readonly startRun: (caller: Caller, input: ApiBody<'start_run'>) => Promise<string>
}

export interface ServerParts {
  readonly service: Service
  readonly work: WorkDesk
  readonly sessions: Sessions
  /** Language of the configuration, for people who have not chosen one. */
  readonly lang: Lang
  readonly version: string
  /** `host:port` that requests may name; whatever else is refused before anything is looked at. */
  readonly hosts: readonly string[]
  /** The port on which it listens. */
  readonly port: number
  /** Whether people reach it by https. */
  readonly secure: boolean
  /** The built page, or nothing. */
  readonly page?: PageFiles
  readonly log?: ServerLog
  /** Requests of one person: so many a second, and so many at once. */
  readonly rate?: { readonly perSecond: number; readonly burst: number }
  /** The same for each address, as long as it has not signed in. */
  readonly strangers?: { readonly perSecond: number; readonly burst: number }
  /** The command that makes a worker for this store. */
  readonly workerCommand: string
  /** After so many quiet milliseconds an event stream sends a beat, and ends where its client may not read any more. */
  readonly beatMs?: number
}

/** A file of the page as it is sent. All of them are read when the server starts. */
export interface PageFile {
  readonly type: string
  readonly body: Uint8Array<ArrayBuffer>
  readonly gzip?: Uint8Array<ArrayBuffer>
  readonly brotli?: Uint8Array<ArrayBuffer>
  /** Its name has a hash of its content. */
  readonly immutable: boolean
}

/** By path, such as `/index.html`. */
export type PageFiles = ReadonlyMap<string, PageFile>
