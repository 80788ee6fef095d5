import { describe, expect, test } from 'vitest'
import { integrate } from '../../src/dispatch/plays/integrate.ts'
import type { ApprovalConfig } from '../../src/protocol/plays/play.ts'
import { answer, approvalConfig, conflict, entry, evidence, id, landed, merged, moved, TIP } from './outcomes.ts'
import { PlayHost } from './play-host.ts'

const ENTRY = entry({ kind: 'approval', approved_by: 'song-po' })
const OURS = id('b')
const begin = (more: Partial<ApprovalConfig> = {}) => new PlayHost(integrate, approvalConfig(more), ENTRY)
type Host = ReturnType<typeof begin>

function sealed(host: Host) {
  host.report('land', landed())
  host.report('merge', merged(id('c')))
  host.report('gather_evidence', evidence(true))
  host.report('seal', { commit: id('5') })
  return host
}

describe('an approval', () => {
  test('looks, merges, checks, seals, lands, and only then approves', () => {
    const host = begin()
    expect(host.next).toMatchObject({ do: 'land', branch: 'task', from: TIP, to: TIP })
    host.report('land', landed())
    expect(host.next).toMatchObject({ do: 'merge', ours: 'target', theirs: TIP, markers: false })
    host.report('merge', merged(id('c')))
    expect(host.next).toMatchObject({
      do: 'gather_evidence',
      stage: 'INTEGRATION',
      run: null,
      commit: id('c'),
      onto: OURS,
      base: OURS,
    })
    host.report('gather_evidence', evidence(true))
    const effect = 'TASK-20260228-001/3/evidence.3'
    expect(host.next).toMatchObject({ do: 'seal', tree: id('d'), onto: OURS, tip: TIP, evidence: effect })
    host.report('seal', { commit: id('5') })
    expect(host.next).toMatchObject({ do: 'land', branch: 'target', from: OURS, to: id('5') })
    host.report('land', landed())
    expect(host.outcome).toEqual({ kind: 'step', action: 'approve', details: {}, as: 'song-po' })
  })

  test('that conflicts goes back with the merge as the beginning of the next work', () => {
    const host = begin()
    host.report('land', landed())
    host.report('merge', conflict(['a.ts', 'b.ts']))
    expect(host.outcome).toMatchObject({
      ...{ action: 'reject', as: 'song-po', update: { target: OURS, conflicts: ['a.ts', 'b.ts'] } },
      details: {
        reason: {
          ...{ category: 'dependency', description: 'conflict in a.ts, b.ts' },
          action_items: [
            {
              assignee: 'jarvis',
              action: `merge with main (${OURS.slice(0, 10)}): a.ts`,
              deadline: '2026-02-28T10:00:00.000Z',
            },
            { action: `merge with main (${OURS.slice(0, 10)}): b.ts` },
          ],
        },
      },
    })
  })

  test('that fails its checks together with the target goes back with what failed', () => {
    const host = begin({ language: 'ko' })
    host.report('land', landed())
    host.report('merge', merged(id('c')))
    host.report('gather_evidence', evidence(false))
    expect(host.outcome).toMatchObject({
      ...{ action: 'reject', update: { target: OURS, conflicts: [] } },
      details: {
        reason: { action_items: [{ action: expect.stringContaining('합치기: test (npm test): exit code 1') }] },
      },
    })
  })

  test('whose target moves merges again, five times, and then asks', () => {
    const host = begin()
    for (let tries = 1; tries <= 5; tries += 1) sealed(host).report('land', moved(id('4')))
    expect(host.next).toMatchObject({ do: 'ask', item: 'target_blocked', to: 'po', confirmable: false })
    host.report('ask', answer('stop', { by: 'kim' }))
    expect(host.holds).toMatchObject([{ as: 'kim' }])
    host.report('ask', answer('again'))
    sealed(host).report('land', landed())
    expect(host.outcome).toMatchObject({ action: 'approve' })
  })

  test('whose target has files of a person in the way names them and asks', () => {
    const host = sealed(begin())
    host.report('land', { kind: 'blocked', files: ['a.ts'] })
    expect(host.next).toMatchObject({
      item: 'target_blocked',
      details: ['a.ts'],
      text: { en: expect.stringContaining('main') },
    })
    host.report('ask', answer('again'))
    expect(host.next).toMatchObject({ do: 'land', branch: 'task' })
  })
})

describe('a branch that somebody moved before the approval', () => {
  const THEIRS = id('7')
  const asked = (now: string | null = THEIRS) => {
    const host = begin()
    host.report('land', moved(now))
    return host
  }

  test('is taken only where its own checks pass, on the record', () => {
    const host = asked()
    host.report('ask', answer('take', { by: 'kim' }))
    host.report('land', landed())
    expect(host.next).toMatchObject({ do: 'gather_evidence', stage: 'PERSON', commit: THEIRS, onto: TIP, base: TIP })
    host.report('gather_evidence', evidence(true, THEIRS))
    const told = {
      type: 'branch:taken',
      commit: THEIRS,
      from: TIP,
      by: 'kim',
      evidence: 'TASK-20260228-001/3/evidence.4',
    }
    expect(host.told).toEqual([told])
    expect(host.next).toMatchObject({ do: 'merge', theirs: THEIRS })
  })

  test('and does not pass is asked about again', () => {
    const host = asked()
    host.report('ask', answer('take'))
    host.report('land', landed())
    host.report('gather_evidence', evidence(false, THEIRS))
    expect(host.next).toMatchObject({ item: 'branch_moved', details: expect.arrayContaining(['one test fails']) })
    expect(host.told).toEqual([])
  })

  test('is set aside, stopped or put back', () => {
    const aside = asked()
    aside.report('ask', answer('stop'))
    expect(aside.holds).toHaveLength(1)
    aside.report('ask', answer('set_aside', { by: 'kim' }))
    expect(aside.next).toMatchObject({ do: 'land', from: TIP, to: TIP, aside: THEIRS })
    aside.report('land', landed('refs/x'))
    expect(aside.told).toEqual([{ type: 'branch:set_aside', commit: THEIRS, ref: 'refs/x', to: TIP, by: 'kim' }])
    expect(aside.next).toMatchObject({ do: 'merge', theirs: TIP })
    const gone = asked(null)
    gone.report('ask', answer('restore'))
    expect(gone.next).toMatchObject({ do: 'land', from: TIP, to: TIP, aside: null, restore: true })
    gone.report('land', landed())
    expect(gone.next).toMatchObject({ do: 'merge', theirs: TIP })
  })
})
