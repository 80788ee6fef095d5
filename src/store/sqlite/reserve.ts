import type { Connection } from './connection.ts'

export function reserve(connection: Connection, day: string, count: number): Promise<number> {
  const sql = `INSERT INTO days (day, reserved) VALUES (?, ?)
    ON CONFLICT (day) DO UPDATE SET reserved = reserved + excluded.reserved RETURNING reserved`
  return connection.write(() => (connection.get<{ reserved: number }>(sql, day, count)?.reserved ?? 0) - count + 1)
}
