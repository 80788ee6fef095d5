import type { RunCommand, RunSpec } from '../../src/pipeline/runs/run-command.ts'
import { RUN_LIMITS, type RunRecord } from '../../src/pipeline/runs/run-record.ts'
import type { Question } from '../../src/protocol/agent-blocks/block-schemas.ts'
import { World } from './world.ts'

export const RUN = 'RUN-20260228-001'

export const SPEC: RunSpec = {
  task_id: null,
  stage: null,
  agent: 'sample',
  argv: ['./agent.sh'],
  prompt: 'say hello',
  workflow: { kind: 'custom' },
  nonce: 'abc',
  nonce_required: false,
  limits: RUN_LIMITS,
  workspace: null,
}

export const QUESTION: Question = {
  category: 'choice',
  question: 'Which database would you prefer?',
  options: ['PostgreSQL', 'MySQL', 'SQLite'],
  default: 'PostgreSQL',
  required: true,
}

/** A world with workers and runs. */
export class RunWorld extends World {
  lease(worker: string, forMs = 30_000): void {
    this.leases.set(worker, this.now + forMs)
  }

  createRun(more: Partial<RunSpec> = {}, run_id = RUN): string {
    this.do({ type: 'create_run', run_id, spec: { ...SPEC, ...more } })
    return run_id
  }

  /** `dead`: the machine says that the holder's process is gone, so its lease is ended first. */
  take(worker: string, { run_id = RUN, dead = false } = {}) {
    const { holder } = this.run(run_id)
    if (dead && holder !== null && holder !== worker) this.leases.delete(holder)
    return this.do({ type: 'take_run', run_id, worker, token_hash: `hash of ${worker}` }, 'baton')
  }

  /** A run in a worker's hands. */
  running(worker = 'w1', more: Partial<RunSpec> = {}): string {
    this.lease(worker)
    this.createRun(more)
    this.take(worker)
    return RUN
  }

  run(run_id = RUN): RunRecord {
    const record = this.records.get(`run ${run_id}`)?.value as RunRecord | undefined
    if (!record) throw new Error(`no run ${run_id}`)
    return record
  }

  held<Command extends Held>(command: Omit<Command, 'run_id' | 'worker' | 'attempt'>, worker = 'w1', run_id = RUN) {
    return this.do(this.heldCommand(command, worker, run_id), 'baton')
  }

  heldCommand<Command extends Held>(
    command: Omit<Command, 'run_id' | 'worker' | 'attempt'>,
    worker = 'w1',
    run_id = RUN,
  ): RunCommand {
    return { ...command, run_id, worker, attempt: this.run(run_id).attempt } as unknown as RunCommand
  }

  ask(question: Question = QUESTION, worker = 'w1') {
    return this.held<Extract<RunCommand, { type: 'run_asked' }>>(
      { type: 'run_asked', question, phase: null, checkpoint: null },
      worker,
    )
  }

  types(run_id = RUN): string[] {
    return this.events.filter(({ stream }) => stream === run_id).map(({ type }) => type)
  }
}

type Held = Extract<RunCommand, { attempt: number }>
