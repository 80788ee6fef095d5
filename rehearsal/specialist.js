// A specialist of a graph: which one it is, its brief says. Each writes what its kind leaves behind, in its own files.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeOrdered } from './develop/ordered.js'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { fenced, put, textOf } from './parts/files.js'
import { resolveConflicts } from './parts/resolve-conflicts.js'

const assignment = readAssignment()
const { brief, task, request, language } = assignment
const say = inLanguage(language)
const specialist = brief?.specialist ?? { name: 'executor', scope: ['**'], context: [], retry: null }
const { name } = specialist
const id = task.toLowerCase()
const files = {
  schema: `db/migrations/${id}.sql`,
  api: `src/api/${id}.js`,
  view: `src/components/${id}.js`,
  test: name === 'integration-tester' ? `e2e/${id}.test.js` : `test/${id}.test.js`,
}

console.log(say(`리허설 에이전트 (모델을 쓰지 않습니다): ${name}`, `rehearsal agent (no model is used): ${name}`))
if (specialist.retry) console.log(specialist.retry)
resolveConflicts(brief?.conflicts ?? [])
const ordered = writeOrdered(assignment)

const WORK = {
  researcher: () =>
    paper('codebase.md', [`# ${say('코드베이스', 'Codebase')}`, ...listed().map((path) => `- ${path}`)]),
  analyst: () =>
    paper('requirements.md', [
      `# ${say('요구사항', 'Requirements')}`,
      fenced(request),
      `- ${say('이름을 주면 인사말을 돌려준다', 'a name gives a greeting')}`,
      `- ${say('빈 이름은 거부한다', 'a blank name is refused')}`,
    ]),
  planner: () =>
    paper('plans/current.md', [
      `# ${say('계획', 'Plan')}: ${task}`,
      fenced(request),
      ...section('dba', say('스키마', 'the schema'), 'db/**'),
      ...section('backend', 'API', 'src/api/**'),
      ...section('frontend', say('화면', 'the view'), 'src/components/**'),
      ...section('unit-tester', say('테스트', 'the tests'), 'test/**'),
    ]),
  dba: () => write(files.schema, `CREATE TABLE greeting (name TEXT NOT NULL CHECK (trim(name) <> ''));\n`),
  backend: () => write(files.api, API),
  'ai-server': () => write(`src/ml/${id}.js`, API),
  frontend: () => write(files.view, VIEW),
  executor: () => write(`src/${id}.js`, API),
  sisyphus: () => write(`src/${id}.js`, API),
  'unit-tester': test,
  'integration-tester': test,
  'code-reviewer': review,
  architect: () => done([], say('구조에 문제가 없습니다', 'the structure holds'), 'approved'),
}

const API = `/** ${task} */
export function greet(name) {
  const trimmed = String(name ?? '').trim()
  if (trimmed === '') throw new TypeError('a name is needed')
  return { status: 200, body: \`Hello, \${trimmed}!\` }
}
`
const VIEW = `/** ${task} */
export const view = (text) => \`<p>\${String(text).replace(/[&<>]/g, (sign) => \`&#\${sign.charCodeAt(0)};\`)}</p>\`
`

;(Object.hasOwn(WORK, name) ? WORK[name] : other)()

function section(agent, what, scope) {
  return [`## ${agent}`, `- ${say('할 일', 'to do')}: ${what}\n- ${say('파일 범위', 'scope')}: ${scope}`]
}

/** A document for the agents that follow. It does not land on the branch. */
function paper(path, lines) {
  put(path, `${lines.join('\n\n')}\n`)
  done([path], say(`${path} 파일을 썼습니다`, `wrote ${path}`))
}

function write(path, text) {
  put(path, text)
  done([path], say(`${path} 파일을 썼습니다`, `wrote ${path}`))
}

/** Tests for what is there, which are really run. */
function test() {
  const api = [files.api, `src/${id}.js`, `src/ml/${id}.js`].filter((path) => existsSync(path))
  const tests = [
    ...api.map(
      (path, at) =>
        `import { greet as greet${at} } from '../${path}'\ntest('${path} greets', () => assert.equal(greet${at}(' Ada ').body, 'Hello, Ada!'))\ntest('${path} refuses a blank name', () => assert.throws(() => greet${at}(' ')))\n`,
    ),
    ...(existsSync(files.view)
      ? [
          `import { view } from '../${files.view}'\ntest('${files.view} escapes', () => assert.equal(view('<b>'), '<p>&#60;b&#62;</p>'))\n`,
        ]
      : []),
  ]
  if (tests.length === 0 && ordered.length === 0)
    return done([], say('테스트할 코드가 없습니다', 'there is no code to test'))
  const all = [files.test, ...ordered.filter((path) => /\.test\./.test(path))]
  put(files.test, `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\n${tests.join('')}`)
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const ran = spawnSync(process.execPath, ['--test', '--test-reporter=tap', ...all], { encoding: 'utf8', env })
  const failed = [...ran.stdout.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, one]) => one)
  if (ran.status === 0) return done([files.test], say('테스트가 모두 통과합니다', 'all tests pass'))
  return sayResult({
    summary: say(`테스트 ${failed.length}건 실패`, `${failed.length} tests fail`),
    verdict: 'fail',
    files: [files.test],
    failedTests: failed.map((one) => ({ name: one, expected: 'ok', actual: 'not ok' })),
  })
}

/** Looks at every file of this task, and says where it does not parse. */
function review() {
  const there = [files.api, files.view, files.test, `src/${id}.js`].filter((path) => existsSync(path))
  const broken = there.filter((path) => spawnSync(process.execPath, ['--check', path]).status !== 0)
  if (broken.length === 0)
    return done([], say(`파일 ${there.length}개를 확인했습니다`, `looked at ${there.length} files`), 'approved')
  return sayResult({
    summary: say('문법이 틀린 파일이 있습니다', 'files do not parse'),
    verdict: 'fail',
    issues: broken.map((path) => ({ severity: 'critical', path, line: 1, text: 'node --check' })),
  })
}

/** Any other agent: a file of its scope that says that it was here. */
function other() {
  const [pattern] = specialist.scope
  if (pattern === undefined) return done([], say('변경을 확인했습니다', 'looked at what there is'))
  const path = pattern
    .replaceAll(/\*\*\/$|\*\*$/g, `${id}-${name}.md`)
    .replaceAll('**/', '')
    .replaceAll('*', `${id}-${name}`)
  return write(path, `# ${name}: ${task}\n\n${textOf(path)}`)
}

function done(written, summary, verdict = 'pass') {
  sayResult({ summary, verdict, files: [...written, ...ordered] })
}

function listed() {
  return readdirSync('.', { recursive: true })
    .map(String)
    .filter((path) => !/^\.git(?:[\\/]|$)|node_modules/.test(path))
    .slice(0, 50)
}
