import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { MessageRecord } from '../../src/pipeline/records.ts'
import { openSqliteStore } from '../../src/store/sqlite/open.ts'
import type { Ran, RunOptions } from './run-baton.ts'
import { runCommand } from './run-command.ts'

export interface TaskJson {
  readonly task_package: {
    readonly task_id: string
    readonly status: string
    readonly revision_count: number
    readonly feedback?: string
    readonly assigned_team: string
    readonly assigned_agent?: string
    readonly pipeline_history: readonly {
      readonly from_status: string
      readonly to_status: string
      readonly actor: string
    }[]
  }
  readonly blocked: boolean
  readonly escalations: readonly {
    readonly id: string
    readonly level: number
    readonly triggers: readonly string[]
    readonly state: string
    readonly outcome: string | null
  }[]
  readonly handoff: {
    readonly handoff_id: string
    readonly point: string
    readonly ack: string
    readonly fired: readonly string[]
    readonly deadlines: Record<string, string | null>
  } | null
  readonly allowed: readonly { readonly action: string; readonly by: string; readonly to: string }[]
}

/** A folder with a store of its own, and the real command line in it. */
export class CliWorld {
  readonly folder = mkdtempSync(join(tmpdir(), 'baton-cli-'))
  readonly store = join(this.folder, 'baton.db')

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  file(name: string, content: unknown): string {
    const path = join(this.folder, name)
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    return path
  }

  /** `task pickup X --as jarvis`, as it would be typed; double quotes keep words together. */
  run(line: string, options: RunOptions = {}): Promise<Ran> {
    const env = { BATON_STORE: this.store, ...options.env }
    return runCommand(wordsOf(line), { cwd: this.folder, ...options, env })
  }

  /** The same, which must succeed; answers with what it printed. */
  async ok(line: string): Promise<string> {
    const ran = await this.run(line)
    expect(ran.code, `${line}\n${ran.stderr}`).toBe(0)
    return ran.stdout.trimEnd()
  }

  /** Several commands, one after the other. */
  async all(lines: readonly string[]): Promise<void> {
    for (const line of lines) await this.ok(line)
  }

  async json<T = Record<string, unknown>>(line: string): Promise<T> {
    return JSON.parse(await this.ok(`${line} --json`)) as T
  }

  show(id: string, more = ''): Promise<TaskJson> {
    return this.json<TaskJson>(`task show ${id} ${more}`)
  }

  /** The command must be refused: answers with its exit code and its error. */
  async refused(line: string, options: RunOptions = {}) {
    const ran = await this.run(`${line} --json`, options)
    expect(ran.stderr, line).toMatch(/^\{"error":/)
    const { error } = JSON.parse(ran.stderr) as {
      error: { code: string; message: string; details: Record<string, unknown> }
    }
    return { exit: ran.code, code: error.code, message: error.message, details: error.details }
  }

  /** How much is recorded, read past the command line. */
  async events(): Promise<number> {
    const store = await openSqliteStore({ path: this.store, create: false })
    const { events } = await store.facts()
    await store.close()
    return events
  }

  async messages(task_id: string): Promise<MessageRecord[]> {
    const store = await openSqliteStore({ path: this.store, create: false })
    const { rows } = await store.list('messages', { task_id, limit: 100 })
    await store.close()
    return rows.map(({ value }) => value)
  }
}

function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), (match) => match[1] ?? match[2] ?? '')
}
