import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBaton } from '../support/run-baton.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'baton-plan-'))
  execFileSync('git', ['init', '-q'], { cwd: folder })
  mkdirSync(join(folder, '.claude', 'agents'), { recursive: true })
  mkdirSync(join(folder, 'src', 'api'), { recursive: true })
  writeFileSync(join(folder, 'src', 'api', 'page.tsx'), '')
  const agents = join(folder, '.claude', 'agents')
  writeFileSync(join(agents, 'broken.md'), '---\nname: broken\n')
  writeFileSync(join(agents, 'large.md'), 'x'.repeat(512 * 1024 + 1))
  symlinkSync('/etc/hostname', join(agents, 'link.md'))
  const wordy = '---\nname: wordy\ndescription: our APIs\nskills: [unheard-of]\n---\n'
  writeFileSync(join(agents, 'wordy.md'), `${wordy}${'Be careful. '.repeat(1_000)}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

const plan = (...args: readonly string[]) => runBaton(['plan', ...args], { cwd: folder })

test('shows analysis, order, agents and broken files, in both languages, and leaves no store behind', async () => {
  const request = 'Build an online shop from scratch and leave the login alone'
  const [english, korean] = await Promise.all([plan(request, '--lang', 'en'), plan(request, '--lang', 'ko')])
  expect(english.code, english.stderr).toBe(0)
  for (const told of [
    /Intent +new feature/,
    /Size +large/,
    /1\. researcher \+ analyst \(analysis, in parallel\)/,
    /frontend → backend: the same file src\/api\/page\.tsx/,
    /Left out: \.claude\/agents\/broken\.md:3:1/,
    /Left out: \.claude\/agents\/large\.md:1:1 the file is larger than 512 KiB/,
    /Left out: \.claude\/agents\/link\.md:1:1 it is a link/,
    /auth-flow: not triggered/,
    /Nothing was run/,
  ])
    expect(english.stdout).toMatch(told)
  expect(english.stdout).not.toMatch(/\p{Script=Hangul}/u)
  expect(english.stdout).toMatch(/task: Implement the APIs[\s\S]*done when: [\s\S]*output: /)
  expect(korean.stdout).toMatch(/할 일: 계획에 있는 API/)
  expect(korean.stdout).toMatch(/규모 +대규모[\s\S]*아무것도 실행하지 않았습니다/)
  expect(readdirSync(folder).sort()).toEqual(['.claude', '.git', 'src'])
})

test('what of an agent file does not reach its agent is said', async () => {
  const { stdout } = await plan('Add email login with JWT', '--add', 'wordy')
  expect(stdout).toMatch(
    /! wordy: skills that were not found[^\n]*: unheard-of\n! wordy: its instructions are too long: \d{4} characters/,
  )
})

test('edits rebuild the graph; --json and --mermaid show it', async () => {
  const edits = ['--add', 'architect', '--remove', 'unit-tester', '--serialise', 'backend,frontend']
  const [json, mermaid] = await Promise.all([
    plan('Add email login with JWT', '--json', '--lang', 'en', ...edits),
    plan('Add email login with JWT', '--mermaid'),
  ])
  const planned = JSON.parse(json.stdout)
  expect(planned).toMatchObject({
    intent: 'feature',
    size: 'medium',
    skill: {
      name: 'auth-flow',
      prerequisites: ['It is decided where user data is stored', 'It is decided whether sessions or tokens are used'],
    },
    needs_approval: true,
  })
  expect(json.stdout).not.toMatch(/\p{Script=Hangul}/u)
  expect(planned.levels).toEqual([['dba'], ['backend'], ['frontend'], ['code-reviewer'], ['architect']])
  expect(mermaid.stdout).toMatch(/^flowchart LR\n {2}agent_0\["dba"\]/)
})

test('refuses unknown agents, cycles and an empty request as wrong usage', async () => {
  const refused = await Promise.all([
    plan('x', '--add', 'nobody'),
    plan('Add email login', '--serialise', 'code-reviewer,dba'),
    plan('  '),
    plan('x', '--serialise', 'one'),
  ])
  expect(refused.map(({ code }) => code)).toEqual([2, 2, 2, 2])
  expect(refused[0]?.stderr).toMatch(/nobody/)
  expect(refused[1]?.stderr).toMatch(/cycle/)
})

test('names files of two agents that history changed together', async () => {
  const history = mkdtempSync(join(tmpdir(), 'baton-plan-history-'))
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=P', '-c', 'user.email=p@x', ...args], { cwd: history })
    git('init', '-q')
    for (const folder of ['src/api', 'src/components']) mkdirSync(join(history, folder), { recursive: true })
    for (const text of ['1', '2', '3']) {
      for (const file of ['src/api/users.ts', 'src/components/user-list.css']) writeFileSync(join(history, file), text)
      git('add', '-A')
      git('commit', '-q', '-m', text)
    }
    const ran = await runBaton(['plan', 'Add a page for users and an API for it', '--json'], { cwd: history })
    expect(JSON.parse(ran.stdout)).toMatchObject({
      changed_together: [
        { agents: ['backend', 'frontend'], files: ['src/api/users.ts', 'src/components/user-list.css'], times: 3 },
      ],
      estimate: null,
    })
  } finally {
    rmSync(history, { recursive: true })
  }
})

test('what cannot be run is refused with the reason: a file that was left out, nobody, too many', async () => {
  const [broken, nobody, many] = await Promise.all([
    plan('Fix the API', '--lang', 'en', '--add', 'broken'),
    plan('Fix the API', '--lang', 'en', '--remove', 'backend', '--remove', 'unit-tester', '--remove', 'executor'),
    planOfMany(),
  ])
  expect(broken.stderr).toMatch(/Unknown agent: broken\..*Files left out: .*\.claude\/agents\/broken\.md:3:1/s)
  expect(nobody.stderr).toMatch(/No agent is left/)
  expect(many.stderr).toMatch(/The graph has 2[1-9] agents\. At most 20/)
  for (const { code } of [broken, nobody, many]) expect(code).toBe(2)
})

/** In a repository of its own with more agents than a graph may have. */
async function planOfMany() {
  const many = mkdtempSync(join(tmpdir(), 'baton-plan-many-'))
  try {
    mkdirSync(join(many, '.claude', 'agents'), { recursive: true })
    execFileSync('git', ['init', '-q'], { cwd: many })
    const names = Array.from({ length: 21 }, (_, at) => `part-${at}`)
    for (const name of names)
      writeFileSync(join(many, '.claude', 'agents', `${name}.md`), `---\nname: ${name}\ndescription: builds\n---\n`)
    const added = names.flatMap((name) => ['--add', name])
    return await runBaton(['plan', 'Fix the API', '--lang', 'en', ...added], { cwd: many })
  } finally {
    rmSync(many, { recursive: true })
  }
}
