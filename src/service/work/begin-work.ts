import { type RehearsalCommands, relaySpec } from '../../engine/relay-spec.ts'
import type { SkipDocs } from '../../pipeline/relay/relay-record.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { GraphSpec } from '../../protocol/plays/graph-spec.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { openTaskBranch, readTarget } from '../../workspace/land/task-branch.ts'
import { askedBy, type Caller } from '../caller/caller.ts'
import type { WithEngine } from '../service.ts'

export { REVIEWER, type RehearsalCommands } from '../../engine/relay-spec.ts'
export { SCRATCH_MARK, scratchRepository } from '../../workspace/git/scratch-repository.ts'

interface WorkParts {
  readonly task_id: string
  readonly request: string
  readonly repository: string
  /** Whether it is the repository in which the store lies. */
  readonly store_repository: boolean
  readonly config: EffectiveConfig
  readonly rehearsal: RehearsalCommands
  readonly prompts: Readonly<Record<string, string>>
  readonly language: Lang
  readonly skip_docs: SkipDocs | undefined
  /** The specialists of the stages that a graph plays. */
  readonly graphs?: Readonly<Record<string, GraphSpec>>
}

/** From here on agents carry the task, and how they do it is settled: a branch is made for it, and its spec is fixed. */
export async function beginWork({ engine }: WithEngine, caller: Caller, parts: WorkParts): Promise<void> {
  const { task_id, repository, config, skip_docs, ...rest } = parts
  const owner = (await engine.store.facts()).id
  const opened = await openTaskBranch({ repository, branch: `baton/${task_id}`, owner, ...targetIn(config) })
  const { branch, target, base, kept: tip_ref } = opened
  const place = { repository, branch, target, base, tip_ref, ...(skip_docs && { skip_docs }) }
  const spec = relaySpec({ config, ...rest, ...place })
  await engine.execute({ type: 'start_relay', task_id, spec }, askedBy(caller))
}

/** The commit of the target that work would begin with. A target that cannot be used is refused before there is a task. */
export async function targetCommit(repository: string, config: EffectiveConfig): Promise<string> {
  return (await readTarget({ repository, ...targetIn(config) })).stands
}

const targetIn = ({ target_branch: target }: EffectiveConfig) => (target === null ? {} : { target })
