import { expect, test } from 'vitest'
import { approvalKills } from '../../support/approval-kills.ts'

test('truth.16 approving again finishes an approval that was killed with -9, and leaves no lock and no half of it', {
  timeout: 180_000,
}, async () => {
  const { faults, kills } = await approvalKills({ kills: 3, seed: 3 })
  expect(faults).toEqual([])
  expect(kills).toBe(3)
})
