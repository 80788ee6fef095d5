import { expect, test } from 'vitest'
import { workflowState } from '../../src/dispatch/workflow-state.ts'
import type { ShownNode } from '../../src/protocol/plays/graph-spec.ts'

const node = (more: Partial<ShownNode>): ShownNode => ({
  ...{ agent: 'backend', kind: 'implementation', needs: [], state: 'waiting', runs: 0, failures: 0, run_id: null },
  ...{ commit: null, summary: '', ...more },
})

test('the state of a graph for people: a sign, the retries and the checkpoint of each agent', () => {
  const nodes = [
    node({ agent: 'dba', state: 'done', runs: 2, run_id: 'RUN-1', commit: 'a'.repeat(40) }),
    node({ agent: 'backend', needs: ['dba'], state: 'running', runs: 1, run_id: 'RUN-2' }),
    node({ agent: 'a|b', needs: ['dba'], state: 'asking', runs: 2, failures: 2 }),
    node({ agent: 'unit-tester', needs: ['backend'] }),
  ]
  const about = { task_id: 'TASK-20260228-001', request: '로그인\n둘째 줄', over: false }
  expect(workflowState(about, nodes, 'ko').split('\n')).toEqual([
    '# Workflow State',
    '',
    '- 태스크: TASK-20260228-001',
    '- 요청: 로그인',
    '- 상태: 진행 중',
    '',
    '| 에이전트 | 의존 | 실행 | 상태 | 재시도 | checkpoint |',
    '| --- | --- | --- | --- | --- | --- |',
    '| dba | - | RUN-1 | ✅ 완료 | 1 | aaaaaaaaaaaa |',
    '| backend | dba | RUN-2 | 🔄 실행중 | 0 | - |',
    '| a\\|b | dba | - | ❌ 실패 | 1 | - |',
    '| unit-tester | backend | - | 대기 | 0 | - |',
    '',
  ])
  expect(workflowState({ ...about, over: true }, nodes, 'en')).not.toMatch(/🔄|❌/u)
})
