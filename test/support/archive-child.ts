// A process that packs refs into the archive until it is done or killed. archive-child.ts REPOSITORY
import { archiveRefs } from '../../src/workspace/archive/archive-refs.ts'
import { listRefs } from '../../src/workspace/git/list-refs.ts'

const [repository = ''] = process.argv.slice(2)
const all = await listRefs({ repository, names: ['refs/baton/runs'] })
process.send?.('begun')
// A task for each ref, so that there are many moments between two steps.
for (const [ref, commit] of all) {
  const refs = new Map([[ref, commit]])
  await archiveRefs({ repository, refs, task: 'TASK-20260228-001', at: '2026-02-28T00:00:00.000Z' })
}
process.disconnect?.()
