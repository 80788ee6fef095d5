import { expect, test } from 'vitest'
import { linesOf, REHEARSED, RelayDesk, statusesOf } from './relay-desk.ts'
import { useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const LONG = 180_000

test(
  'a .gitignore that lists what is tracked hides no document of the relay from Baton, and nothing else lands',
  async () => {
    const desk = new RelayDesk(world(), 'allow-list')
    const allowed = ['.gitignore', 'src', 'test', 'e2e', 'baton.config.json', 'package.json']
    desk.repository({
      '.gitignore': ['/*', ...allowed.map((path) => `!/${path}`), ''].join('\n'),
      'src/a.js': '',
      'baton.config.json': JSON.stringify({
        schema_version: '1.0.0',
        checks: [{ name: 'there', command: ['sh', '-c', 'test -f src/a.js'] }],
      }),
    })
    // Of this size a graph codes for the leader: HANDOFF.md, reports and the papers of a graph are ignored, as are plans.
    const ran = await desk.run(['run', 'Add a comments feature with an API and a page', '--here', '--yes', '--json'])
    const lines = linesOf(ran.stdout)
    expect(ran.code, `${ran.stderr}${ran.stdout.slice(-3000)}`).toBe(0)
    const task_id = String(lines.at(-1)?.task_id)
    const { record } = await desk.read(task_id)
    expect(statusesOf(record)).toEqual(REHEARSED)
    const files = desk.git('ls-tree', '-r', '--name-only', `baton/${task_id}`).split('\n')
    for (const kind of ['plan', 'qa', 'api', 'guide', 'changelog'])
      expect(files).toContain(`docs/${kind}/${task_id}.md`)
    const strange = files.filter(
      (path) => !/^(?:\.gitignore|package\.json|baton\.config\.json|(?:src|test|e2e)\/.*|docs\/.*\.md)$/.test(path),
    )
    expect(strange).toEqual([])
  },
  LONG,
)
