import { dispatchPipeline } from '../../protocol/pipeline/dispatch-pipeline.ts'
import type { Pipeline } from '../../protocol/pipeline/pipeline.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { revertCommand } from './who-plays.ts'

/** The project with the pipeline of one stage, which one agent plays. */
export function asRevert<Project extends { readonly pipeline: Pipeline; readonly config: EffectiveConfig }>(
  project: Project,
): Project {
  const pipeline = dispatchPipeline(project.pipeline, 'single')
  const stages = project.config.stages.flatMap((one) =>
    pipeline.stages.some(({ id }) => id === one.stage)
      ? [{ ...one, play: 'single' as const, reviewed: false, fallback: [] }]
      : [],
  )
  return { ...project, pipeline, config: { ...project.config, stages } }
}

/** The stage played by the script that takes the changes back: no model is used. */
export function playedByRevert(
  config: EffectiveConfig,
  { changes, target }: { readonly changes: Parameters<typeof revertCommand>[0]; readonly target: string },
): EffectiveConfig {
  const [file = '', ...args] = revertCommand(changes)
  return {
    ...config,
    target_branch: target,
    stages: config.stages.map((one) => ({
      ...one,
      agent: {
        ...{ kind: 'command', name: 'revert', command: [file, ...args], pass: [], settings: [] },
        ...{ nonce_required: true, adapter: 'plain', options: {}, limits: one.agent.limits },
      },
    })),
  }
}
