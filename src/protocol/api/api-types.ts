import type { z } from 'zod'
import type { CONTRACT } from './contract.ts'
import type { RouteName } from './route.ts'
import type { errorAnswer } from './shapes/common.ts'
import type { inboxEntryShape } from './shapes/inbox.ts'
import type { changedFileShape, commentShape, hunkShape } from './shapes/review.ts'
import type { logLineShape } from './shapes/runs.ts'
import type { eventShape, lifeShape, taskCardShape } from './shapes/tasks.ts'

/** The types of the API, without the schemas: what the page imports. */

type Contract = typeof CONTRACT

/** What a route answers with status 200. */
export type ApiAnswer<Name extends RouteName> = Fixed<z.output<Contract[Name]['answer']>>
/** What a route takes as JSON; `never` where it takes nothing. */
export type ApiBody<Name extends RouteName> = Contract[Name] extends { readonly body: infer Body extends z.ZodType }
  ? Fixed<z.input<Body>>
  : never
/** What a route takes in its query string. */
export type ApiQuery<Name extends RouteName> = Contract[Name] extends { readonly query: infer Query extends z.ZodType }
  ? Fixed<z.output<Query>>
  : never

export type ApiError = Fixed<z.output<typeof errorAnswer>>
export type ApiEvent = Fixed<z.output<typeof eventShape>>
export type TaskCard = Fixed<z.output<typeof taskCardShape>>
export type Life = Fixed<z.output<typeof lifeShape>>
export type LogLine = Fixed<z.output<typeof logLineShape>>
export type InboxEntry = Fixed<z.output<typeof inboxEntryShape>>
export type ChangedFile = Fixed<z.output<typeof changedFileShape>>
export type Hunk = Fixed<z.output<typeof hunkShape>>
export type ReviewComment = Fixed<z.output<typeof commentShape>>

/** The same, and nothing in it can be changed. Members that a loose shape lets through have no type. */
type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? [keyof Named<Value>] extends [never]
      ? { readonly [Key in keyof Value]: Fixed<Value[Key]> }
      : { readonly [Key in keyof Named<Value>]: Fixed<Named<Value>[Key]> }
    : Value

type Named<Value> = { [Key in keyof Value as string extends Key ? never : Key]: Value[Key] }
