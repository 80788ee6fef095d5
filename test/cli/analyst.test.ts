import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { linesOf, RelayDesk } from './relay-desk.ts'
import { TERMINAL, useRunsWorld } from './runs-world.ts'

const world = useRunsWorld()
const hasScript = spawnSync(TERMINAL, ['--version']).status === 0
const answer = (fields: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    intent: 'refactor',
    size: 'large',
    skill: null,
    reason: 'touches all of it',
    unclear: [],
    ...fields,
  })

/** Shell scripts that stand for models; `$1` is the prompt. */
const ANALYSTS = {
  good: `echo 'My analysis:'; echo '\`\`\`json'; echo '${answer({ unclear: ['Which database?'] })}'; echo '\`\`\`'`,
  repaired: `case "$1" in *'must be one of'*) echo '${answer({ intent: 'test', size: 'small' })}';; *) echo '${answer({ intent: 'testing' })}';; esac`,
  talker: `echo 'It is a big refactoring, I think.'`,
  broken: `echo 'no credits left' >&2; exit 3`,
  hostile: `echo '${answer({ skill: 'not-a-skill' })}'`,
}

let desk: RelayDesk
beforeAll(() => {
  desk = new RelayDesk(world(), 'analyst')
  const stages = ['PLAN', 'DEV', 'QA', 'HARDEN', 'DOC']
  const agents = Object.entries(ANALYSTS).map(([name, script], at) => [
    stages[at] ?? '',
    { name, command: ['sh', '-c', script, name, '{prompt}'] },
  ])
  desk.repository({
    'src/a.js': '1\n',
    'baton.config.json': JSON.stringify({ schema_version: '1.0.0', agents: Object.fromEntries(agents) }),
  })
})

const asked = (analyst: string) => desk.json(['plan', 'Fix the login bug', '--analyst', analyst])

describe('an analyst', () => {
  test('decides where its answer fits the schema, and the plan follows it', async () => {
    const planned = await asked('good')
    expect(planned).toMatchObject({ intent: 'refactor', size: 'large', mode: 'dispatch', unclear: ['Which database?'] })
    expect(planned).toMatchObject({ analyst: { agent: 'good', used: true, why: null } })
    expect(planned.agents).toContainEqual(expect.objectContaining({ name: 'architect' }))
  })

  test('is asked again where it does not fit, with what is wrong', async () => {
    expect(await asked('repaired')).toMatchObject({ intent: 'test', size: 'small', analyst: { used: true } })
  })

  test.each(['talker', 'broken', 'hostile'])(
    'that is %s leaves the decision to Baton, and that is said',
    async (name) => {
      expect(await asked(name)).toMatchObject({
        intent: 'bugfix',
        size: 'small',
        analyst: { agent: name, used: false },
      })
      const { stdout, code } = await desk.run(['plan', 'Fix the login bug', '--analyst', name])
      expect([code, stdout]).toEqual([0, expect.stringContaining(`The analyst ${name} gave no usable answer`)])
    },
  )

  test('that does not exist is wrong usage, and nothing is left in the repository', async () => {
    expect(await desk.refused(['plan', 'x', '--analyst', 'nobody'])).toMatchObject({ exit: 2, code: 'USAGE' })
    expect(desk.git('status', '--porcelain')).toBe('')
    expect(desk.git('for-each-ref', 'refs/baton')).toBe('')
  })
})

describe.skipIf(!hasScript)('a person at a terminal', () => {
  test('is asked about an unclear request, and the decision is recorded', async () => {
    const shown = desk.type(['plan', 'make it better', '--lang', 'en'])
    await shown.printed('Write it now, with three questions?')
    shown.write('n\r')
    await shown.printed('how does one see that it is done?')
    shown.write('Add a search page with its API and database\r')
    expect(await shown.ended, shown.stdout).toBe(0)
    const [file = ''] = readdirSync(join(desk.cwd, '.claude', 'memory', 'decisions'))
    expect(shown.stdout).toContain(`.claude/memory/decisions/${file}`)
    const text = readFileSync(join(desk.cwd, '.claude', 'memory', 'decisions', file), 'utf8')
    expect(text).toMatch(/> make it better[\s\S]*Add a search page/)
    expect(shown.stdout).toMatch(/Size +medium/)
  })

  test('is asked three questions by init, and the context has the answers', async () => {
    const at = desk.path('asked')
    mkdirSync(at)
    execFileSync('git', ['init', '-q'], { cwd: at })
    writeFileSync(join(at, 'package.json'), '{"dependencies":{"react":"^19"}}')
    const shown = world().type(['init', '--lang', 'en'], { cwd: at, env: desk.env })
    await shown.printed('Keep the existing git history?')
    shown.write('\r')
    await shown.printed('Tech stack: Node.js (package.json)')
    shown.write('\r')
    await shown.printed('Conventions:')
    shown.write('Tabs, never spaces\r')
    await shown.printed('preferences')
    shown.write('Answer in Korean\r')
    expect(await shown.ended, shown.stdout).toBe(0)
    const read = (name: string) => readFileSync(join(at, '.claude', 'memory', 'context', `${name}.md`), 'utf8')
    expect([read('tech-stack'), read('conventions'), read('preferences')]).toEqual([
      expect.stringMatching(/As detected\.[\s\S]*\| react \| \^19 \|/),
      expect.stringContaining('Tabs, never spaces'),
      expect.stringContaining('Answer in Korean'),
    ])
    expect(shown.stdout).toContain('Project context: wrote .claude/memory/context/project-state.md')
  })

  test('decides for a dispatch too; what it calls unclear is shown to whoever approves the plan', async () => {
    const ran = await desk.run(['dispatch', 'Fix the login bug', '--analyst', 'good', '--here', '--json'])
    expect(ran.code, ran.stderr).toBe(7)
    const lines = linesOf(ran.stdout)
    expect(lines.find(({ type }) => type === 'analyst:answered')).toMatchObject({ agent: 'good', used: true })
    const opened = lines.find(({ type }) => type === 'item:opened')?.item as { details: readonly string[] }
    expect(opened.details).toContain('Unclear: Which database?')
    expect(opened.details.join('\n')).toContain('architect')
  })
})
