import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { RelayDesk } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

/** What a relay leaves on the disk of the machine and in the repository of the person. */
const world = useRunsWorld({ onDisk: true })
const LONG = 240_000

async function ready(name: string): Promise<{ readonly desk: RelayDesk; readonly task_id: string }> {
  const desk = new RelayDesk(world(), name)
  desk.repository({ 'README.md': '# Person\n', 'package.json': '{"type":"module"}' })
  const { task_id } = await desk.json<{ task_id: string }>(['run', 'Greet people by name', '--here', '--yes'])
  return { desk, task_id }
}

const refs = (desk: RelayDesk) => desk.git('for-each-ref', '--format=%(refname)', 'refs/baton').split('\n')
/** The folders of runs that are there. */
function folders(desk: RelayDesk): readonly string[] {
  const runs = desk.path('home', 'runs')
  return readdirSync(runs)
    .flatMap((store) => readdirSync(join(runs, store)).map((run) => join(runs, store, run)))
    .filter((folder) => existsSync(join(folder, 'work')))
}

// Each case has a desk, a repository and a store of its own, and waits for its processes.
describe.concurrent('the disk after a relay', () => {
  test(
    'holds no folder of a run from the last stage on, and one ref after the approval; the work can be found and reverted',
    async () => {
      const { desk, task_id } = await ready('approved')
      expect(folders(desk)).toEqual([])
      const kept = refs(desk)
      const before = desk.git('rev-parse', 'main^{tree}')
      expect(kept.length).toBeGreaterThan(10)
      const commits = kept.map((ref) => desk.git('rev-parse', ref))
      await desk.json(['task', 'approve', task_id])
      expect(refs(desk)).toEqual(['refs/baton/archive'])
      desk.git('gc', '--quiet', '--prune=now')
      for (const commit of commits) expect(desk.git('cat-file', '-t', commit)).toBe('commit')

      // What reads the work of a task still does.
      const { runs } = await desk.read(task_id)
      for (const { run_id } of runs) expect((await desk.run(['runs', 'show', run_id])).code).toBe(0)
      expect((await desk.run(['runs', 'logs', runs[0]?.run_id ?? ''])).code).toBe(0)
      expect((await desk.run(['task', 'show', task_id])).code).toBe(0)
      expect((await desk.run(['audit', 'verify', '--git'])).code).toBe(0)
      const merged = await desk.refused(['runs', 'undo', runs.at(-1)?.run_id ?? '', '1'])
      expect(merged.code).toBe('UNDO_MERGED')

      const revert = await desk.json<{ task_id: string }>(['task', 'revert', task_id])
      await desk.json(['task', 'approve', revert.task_id])
      expect(desk.git('rev-parse', 'main^{tree}')).toBe(before)
      await desk.json(['gc'])
      expect(refs(desk)).toEqual(['refs/baton/archive'])
    },
    LONG,
  )

  test(
    'keeps a folder with a secret-like file, says so, and removes it when the file is gone',
    async () => {
      const desk = new RelayDesk(world(), 'secret')
      const config = JSON.stringify({ schema_version: '1.0.0', language: 'en', keep: { folder_days: 0 } })
      desk.repository({ 'README.md': '# Person\n', 'package.json': '{"type":"module"}', 'baton.config.json': config })
      const waits = await desk.run(['run', 'Greet people by name', '--here', '--json'])
      const [, task_id = ''] = /"task_id":"(TASK-[\d-]+)"/.exec(waits.stdout) ?? []
      const { runs } = await desk.read(task_id)
      const { run_id = '' } = runs[0] ?? {}
      // The folder is there, or is made again: the plan waits for a person.
      await desk.json(['runs', 'undo', run_id, '1'])
      const [folder = ''] = folders(desk)
      writeFileSync(join(folder, 'work', '.env'), 'KEY=1\n')
      await desk.json(['task', 'cancel', task_id, '--reason', 'not wanted'])
      expect(folders(desk)).toEqual([folder])
      expect(refs(desk)).toEqual(['refs/baton/archive'])
      const stays = { why: 'not_in_commits', details: '.env' }
      expect(await desk.json(['gc', '--plan'])).toMatchObject({ folders: [], kept: [stays] })
      expect(await desk.json(['gc'])).toMatchObject({ folders: [], kept: [stays] })
      expect((await desk.run(['gc'])).stdout).toContain(`${run_id} (.env)`)
      rmSync(join(folder, 'work', '.env'))
      expect(await desk.json(['gc', '--plan'])).toMatchObject({ folders: [{ task_id }], kept: [], refs: [] })
      expect(await desk.json(['gc'])).toMatchObject({ folders: [{ task_id }], kept: [] })
      expect(folders(desk)).toEqual([])

      // An undo of a checkpoint makes the folder again, from the archive.
      const undone = await desk.json<{ commit: string }>(['runs', 'undo', run_id, '1'])
      expect(folders(desk)).toEqual([folder])
      expect(desk.git('for-each-ref', '--points-at', undone.commit)).toContain(`refs/baton/runs/${run_id}/checkpoints/`)
      await desk.json(['gc'])
      expect(folders(desk)).toEqual([])
      expect(refs(desk)).toEqual(['refs/baton/archive'])
      expect(desk.git('cat-file', '-t', undone.commit)).toBe('commit')
    },
    LONG,
  )
})
