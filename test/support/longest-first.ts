import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds of the test files that take longest, from a run of CI. Only their order matters: files that are
 * not named come after them, and the pure ones last, so that all workers end together.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'engine/simulation.test.ts': 54,
  'engine/simulation/carried.test.ts': 53,
  'house/snippets.test.ts': 47,
  'engine/worker-kills/frozen-worker.test.ts': 45,
  'web/page.test.ts': 38,
  'house/published-package.test.ts': 34,
  'engine/carry/integrate.test.ts': 29,
  'rehearsal/rehearsal.test.ts': 23,
  'engine/worker-kills/kill-worker.test.ts': 23,
  'cli/run-kills.test.ts': 22,
  'cli/example-pipelines.test.ts': 20,
  'workspace/hostile-agents.test.ts': 18,
  'cli/run.test.ts': 17,
  'cli/audit-git.test.ts': 16,
  'engine/carry/carry-task.test.ts': 15,
  'engine/carry/leader-coder.test.ts': 15,
  'agents/reaper.test.ts': 14,
  'cli/shared-task.test.ts': 14,
  'engine/kill.test.ts': 13,
  'engine/worker-kills/many-agents.test.ts': 12,
  'cli/run-choices.test.ts': 10,
  'cli/watching.test.ts': 8,
  'engine/carry/conditions.test.ts': 8,
  'cli/accidents.test.ts': 8,
  'cli/runs-hostile-output.test.ts': 6,
  'store/sqlite-processes.test.ts': 6,
  'cli/validate.test.ts': 6,
  'cli/runs.test.ts': 6,
  'engine/carry/guarded-files.test.ts': 6,
  'engine/carry/lanes.test.ts': 5,
  'agents/freeze.test.ts': 5,
  'cli/run-here.test.ts': 5,
  'settings/rotation.test.ts': 5,
  'server/mcp-run.test.ts': 5,
  'workspace/advance-kills.test.ts': 5,
  'workspace/advance-target.test.ts': 4,
  'engine/carry/moved-branch.test.ts': 4,
  'cli/runs-detached.test.ts': 4,
  'engine/carry/agent-settings.test.ts': 4,
  'engine/carry/undo-landed.test.ts': 4,
  'engine/worker-kills/harness.test.ts': 4,
  'workspace/kills.test.ts': 4,
  'cli/bad-input.test.ts': 4,
  'settings/given.test.ts': 3,
  'agents/killed-agents.test.ts': 3,
  'cli/runs-interrupted.test.ts': 3,
  'workspace/task-branch.test.ts': 3,
  'settings/sealing.test.ts': 3,
  'engine/carry/approval-kills.test.ts': 3,
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
