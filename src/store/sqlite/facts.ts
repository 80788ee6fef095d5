import type { StoreFacts } from '../port.ts'
import { readStore } from './batch.ts'
import type { Connection } from './connection.ts'
import { recognize } from './migrate.ts'

export function facts(connection: Connection): Promise<StoreFacts> {
  return connection.read(() => {
    const { id, events } = readStore(connection)
    const tasks = connection.get<{ count: number }>('SELECT count(*) AS count FROM tasks')?.count ?? 0
    return { engine: 'sqlite', schema: recognize(connection).version, id, events, tasks }
  })
}
