import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds of the test files that take longest, from a run of CI. Only their order matters: files that are
 * not named come after them, and the pure ones last, so that all workers end together.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'web/page.test.ts': 52,
  'engine/simulation/carried.test.ts': 44,
  'web/live.test.ts': 34,
  'engine/simulation.test.ts': 32,
  'cli/task-revert.test.ts': 31,
  'engine/worker-kills/frozen-worker.test.ts': 28,
  'house/snippets.test.ts': 26,
  'cli/dispatch.test.ts': 25,
  'cli/disk.test.ts': 25,
  'engine/carry/integrate.test.ts': 24,
  'engine/carry/leader-coder.test.ts': 22,
  'engine/worker-kills/kill-worker.test.ts': 22,
  'engine/setup/relay-setup.test.ts': 22,
  'workspace/hostile-agents.test.ts': 18,
  'house/published-package.test.ts': 17,
  'web/approve-steps.test.ts': 16,
  'cli/shared-task.test.ts': 15,
  'cli/run.test.ts': 14,
  'engine/carry/carry-task.test.ts': 14,
  'cli/run-kills.test.ts': 13,
  'engine/kill.test.ts': 13,
  'cli/allow-list.test.ts': 12,
  'web/plan-page.test.ts': 13,
  'rehearsal/rehearsal.test.ts': 12,
  'protocol/injection/performance.test.ts': 11,
  'cli/dispatch-undo.test.ts': 11,
  'cli/run-choices.test.ts': 10,
  'cli/run-here.test.ts': 10,
  'server/attacks.test.ts': 10,
  'engine/runs/conversations.test.ts': 9,
  'agents/freeze.test.ts': 8,
  'engine/garbage/clean-up-tasks.test.ts': 6,
  'cli/led-graph.test.ts': 8,
  'cli/runs-detached.test.ts': 8,
  'cli/runs.test.ts': 8,
  'cli/session-start.test.ts': 8,
  'cli/validate.test.ts': 8,
  'cli/watching.test.ts': 8,
  'cli/audit-git.test.ts': 7,
  'engine/runs/acp-agents.test.ts': 7,
  'engine/runs/agent-clis.test.ts': 7,
  'engine/runs/document-errors.test.ts': 7,
  'engine/worker-kills/many-agents.test.ts': 7,
  'server/mcp-run.test.ts': 7,
  'settings/rotation.test.ts': 7,
  'web/board-states.test.ts': 7,
  'web/scale.test.ts': 7,
  'workspace/advance-target.test.ts': 7,
  'workspace/kills.test.ts': 7,
  'agents/reaper.test.ts': 6,
  'cli/accidents.test.ts': 6,
  'cli/bad-input.test.ts': 6,
  'cli/example-pipelines.test.ts': 6,
  'store/record-sabotage.test.ts': 6,
  'cli/analyst.test.ts': 5,
  'engine/carry/conditions.test.ts': 5,
  'engine/garbage/collect-garbage.test.ts': 5,
  'server/event-sockets.test.ts': 5,
  'settings/masker.test.ts': 5,
  'store/engines-agree.test.ts': 5,
  'workspace/advance-kills.test.ts': 5,
  'workspace/properties.test.ts': 5,
  'cli/relay-view.test.ts': 4,
  'cli/run-agents.test.ts': 4,
  'cli/run-interrupted.test.ts': 4,
  'cli/runs-hostile-output.test.ts': 4,
  'engine/carry/guarded-files.test.ts': 4,
  'engine/carry/lanes.test.ts': 4,
  'engine/worker-kills/harness.test.ts': 4,
  'settings/canaries.test.ts': 4,
  'settings/given.test.ts': 4,
  'settings/sealing.test.ts': 4,
  'store/sqlite-processes.test.ts': 4,
  'store/sqlite-transcript-processes.test.ts': 4,
  'workspace/sizes.test.ts': 4,
  'workspace/task-branch.test.ts': 4,
  'cli/stopped-plan.test.ts': 3,
  'engine/carry/approval-kills.test.ts': 3,
  'engine/carry/items.test.ts': 3,
  'engine/runs/run-session.test.ts': 3,
  'server/mcp-person.test.ts': 3,
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const seconds = new Map(Object.entries(SECONDS).map(([name, value]) => [join(root, 'test', name), value]))
    const rank = ({ moduleId, project }: TestSpecification) =>
      project.name === 'pure' ? -1 : (seconds.get(moduleId) ?? 0)
    // By their names where nothing is known: the same order on every machine.
    return files.toSorted((one, other) => rank(other) - rank(one) || one.moduleId.localeCompare(other.moduleId))
  }
}
