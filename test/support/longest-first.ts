import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Seconds of the test files that take longest, estimated from a loaded run. Only their order matters: files that are
 * not named come after them, and the pure ones last, so that all workers end together.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'engine/worker-kills/kill-worker.test.ts': 101,
  'house/snippets.test.ts': 73,
  'workspace/hostile-agents.test.ts': 70,
  'engine/worker-kills/frozen-worker.test.ts': 50,
  'engine/simulation/carried.test.ts': 60,
  'engine/simulation.test.ts': 49,
  'engine/kill.test.ts': 44,
  'engine/carry/integrate.test.ts': 42,
  'engine/carry/leader-coder.test.ts': 35,
  'engine/carry/carry-task.test.ts': 28,
  'workspace/properties.test.ts': 24,
  'cli/shared-task.test.ts': 24,
  'engine/carry/approval-kills.test.ts': 21,
  'cli/run.test.ts': 20,
  'cli/bad-input.test.ts': 20,
  'house/published-package.test.ts': 19,
  'cli/run-choices.test.ts': 19,
  'cli/config.test.ts': 19,
  'cli/runs-detached.test.ts': 18,
  'cli/run-kills.test.ts': 18,
  'cli/scenarios.test.ts': 17,
  'cli/store-care.test.ts': 16,
  'cli/audit-git.test.ts': 16,
  'cli/runs.test.ts': 16,
  'engine/carry/lanes.test.ts': 16,
  'cli/example-pipelines.test.ts': 14,
  'agents/reaper.test.ts': 13,
  'engine/carry/conditions.test.ts': 13,
  'engine/carry/guarded-files.test.ts': 12,
  'cli/run-interrupted.test.ts': 11,
  'cli/approve-terminal.test.ts': 11,
  'rehearsal/rehearsal.test.ts': 11,
  'cli/run-here.test.ts': 10,
  'engine/carry/undo-landed.test.ts': 10,
  'cli/run-agents.test.ts': 10,
  'cli/accidents.test.ts': 10,
  'engine/garbage/collect-garbage.test.ts': 10,
  'cli/evidence.test.ts': 10,
  'cli/validate.test.ts': 10,
  'cli/audit-truth.test.ts': 10,
  'cli/watching.test.ts': 10,
  'workspace/kills.test.ts': 9,
  'store/sqlite-processes.test.ts': 8,
  'store/sqlite.test.ts': 8,
  'engine/worker-kills/many-agents.test.ts': 8,
  'cli/ways-back.test.ts': 7,
  'engine/carry/agent-settings.test.ts': 7,
  'cli/gc.test.ts': 7,
  'engine/worker-kills/harness.test.ts': 6,
  'workspace/advance-target.test.ts': 6,
  'workspace/advance-kills.test.ts': 6,
  'cli/presentation.test.ts': 6,
  'cli/words.test.ts': 5,
  'cli/runs-interrupted.test.ts': 5,
  'store/sqlite-transcript-processes.test.ts': 5,
  'cli/message-truth.test.ts': 5,
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
