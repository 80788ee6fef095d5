import type { ApiAnswer, ApiBody, ApiQuery } from '../../protocol/api/api-types.ts'
import type { RouteName, RouteParams } from '../../protocol/api/route.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { Caller } from '../../service/caller/caller.ts'
import type { Service } from '../../service/service.ts'
import type { TaskCounts } from '../../service/tasks/board.ts'
import type { SignedIn } from '../guard/sign-in.ts'
import type { RunLogs } from '../run-logs.ts'
import type { ServerParts } from '../server-parts.ts'

/** A request that was let in: who asks, and what, checked against the contract. */
export interface Ask<Name extends RouteName = RouteName> {
  readonly service: Service
  readonly parts: ServerParts
  readonly caller: Caller
  readonly who: SignedIn
  readonly lang: Lang
  readonly params: RouteParams<Name>
  readonly query: ApiQuery<Name>
  readonly body: ApiBody<Name>
  readonly headers: Headers
  readonly counts: TaskCounts
  readonly logs: RunLogs
}

type Handler<Name extends RouteName> = (ask: Ask<Name>) => Promise<ApiAnswer<Name>>
/** Routes that answer with JSON; events and the OpenAPI document are the app's own. */
type JsonRoute = Exclude<RouteName, 'events' | 'openapi' | 'sign_out'>
export type Handlers = { readonly [Name in JsonRoute]: Handler<Name> }

export const isSet = (flag: string | undefined): boolean => flag === 'true' || flag === '1'

/** A member that is left out where there is nothing. */
export const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [One in Key]?: Value }
