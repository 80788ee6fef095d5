import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type AgentResult,
  type BlockEvent,
  createBlockParser,
  encodeStdinMessage,
  type StageBrief,
} from '../../src/protocol/index.ts'
import { ROOT } from '../support/run-baton.ts'

export const TASK = 'TASK-20261115-007'

/** What Baton tells the agent of a stage; a test says what is different. */
export function briefOf(more: Partial<StageBrief> = {}): StageBrief {
  return {
    role: 'stage',
    stage: 'PLAN',
    team: 'BUNKER',
    agent: 'song-po',
    task_id: TASK,
    title: '인사 함수',
    request: '인사 함수를 만들어 주세요\n`빈 이름`도 생각해 주세요',
    language: 'ko',
    kind: 'work',
    attempt: 1,
    final: false,
    feedback: null,
    reject: null,
    handoff: null,
    report: null,
    evidence: null,
    conflicts: [],
    tests_changed: [],
    guarded: [],
    guarded_differs: [],
    problems: [],
    relaxed: [],
    ...more,
  }
}

export interface Played {
  readonly events: readonly BlockEvent[]
  readonly questions: readonly string[]
  readonly result: AgentResult | undefined
  readonly code: number | null
  readonly stderr: string
  readonly log: string
}

interface Play {
  readonly brief?: StageBrief
  readonly answers?: readonly { question: string; answer: string | null }[]
  /** What a person answers to whatever is asked; without it nobody does, and standard input is closed. */
  readonly answer?: string | null
  readonly env?: Readonly<Record<string, string>>
}

/** Starts a rehearsal script in a folder the way Baton does, and plays the platform for it. */
export async function play(
  script: string,
  folder: string,
  { brief, answers = [], answer, env }: Play,
): Promise<Played> {
  const nonce = 'n-4711'
  const place = temporaryFolder()
  const context = join(place, 'context.json')
  writeFileSync(context, JSON.stringify({ task_id: TASK, prompt: 'the prompt', answers, ...(brief && { brief }) }))
  const child = spawn(process.execPath, [join(ROOT, 'rehearsal', script)], {
    cwd: folder,
    env: env ?? { PATH: process.env.PATH, BATON_NONCE: nonce, BATON_TASK_ID: TASK, BATON_CONTEXT: context },
  })
  onTestFinished(() => void child.kill())
  const parser = createBlockParser({
    logText: true,
    nonce: { value: nonce, required: true },
    workflow: { kind: 'dispatch' },
  })
  const events: BlockEvent[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    for (const event of parser.push(chunk)) {
      events.push(event)
      if (event.kind !== 'question') continue
      if (answer === undefined) child.stdin.end()
      // Messages that are no answer come by as well.
      else
        child.stdin.write(
          `not json\n{"type":"retry"}\n${encodeStdinMessage({ type: 'question_answer', questionId: 'q', answer })}`,
        )
    }
  })
  const stderr: Buffer[] = []
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  events.push(...parser.end())
  return {
    events,
    code,
    stderr: Buffer.concat(stderr).toString(),
    questions: events.flatMap((event) => (event.kind === 'question' ? [event.question.question] : [])),
    result: events.flatMap((event) => (event.kind === 'agent_result' ? [event.result] : []))[0],
    log: events.map((event) => (event.kind === 'log' ? event.text : '')).join(''),
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-rehearsal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Every file with its content. */
export function treeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(files.sort().map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]))
}
