import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { textOf } from './files.js'

/**
 * What every rehearsal builds, whatever was asked for: a function that greets by name. Its files are named after the
 * task, so that many tasks on one repository do not meet.
 */
export const GREETINGS = {
  한국어: { before: '안녕하세요, ', error: '이름이 필요합니다' },
  English: { before: 'Hello, ', error: 'a name is needed' },
}

export const exampleOf = (greeting) => `greeting('Ada') // → '${greeting.before}Ada!'`

export function pathsOf(task) {
  const name = `greeting-${task.replace('TASK-', '').toLowerCase()}`
  const ending = usesModules() ? 'js' : 'mjs'
  return {
    plan: `docs/plan/${task}.md`,
    source: `src/${name}.${ending}`,
    test: `test/${name}.test.${ending}`,
    /** Comes with the fix, in a file of its own: tests that were there are not touched. */
    blankTest: `test/${name}-blank.test.${ending}`,
    qa: `docs/qa/${task}.md`,
    /** Attached to work that is sent back; it does not land. */
    defects: `docs/qa/${task}-defects.md`,
    api: `docs/api/${task}.md`,
    guide: `docs/guide/${task}.md`,
    changelog: `docs/changelog/${task}.md`,
  }
}

/** Two tasks that both make it write the same bytes. One that is there is left as it is. */
export const PACKAGE = `${JSON.stringify({ name: 'rehearsal', private: true, type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`

/** Read as text: in the middle of a merge it is no JSON, and the files keep their names all the same. */
function usesModules() {
  return !existsSync('package.json') || /"type"\s*:\s*"module"/.test(textOf('package.json'))
}

/** The name of the greeting that the plan shows, if it shows one. */
export function shownGreeting(task) {
  const plan = textOf(pathsOf(task).plan)
  // The request stands in the plan too, and may hold anything; the example comes after it.
  const place = (name) => plan.lastIndexOf(exampleOf(GREETINGS[name]))
  const [last] = Object.keys(GREETINGS).sort((a, b) => place(b) - place(a))
  return place(last) < 0 ? undefined : last
}

/** The greeting to build; one in the language of the task where no rehearsal agent planned. */
export function plannedGreeting({ task, language }) {
  return GREETINGS[shownGreeting(task) ?? (language === 'ko' ? '한국어' : 'English')]
}

/** Without `fixed` a blank name is greeted too: the defect that QA is to find. */
export function sourceOf({ before, error }, fixed) {
  const check = fixed ? [`  if (trimmed === '') throw new Error('${error}')`] : []
  return [
    'export function greeting(name) {',
    '  const trimmed = name.trim()',
    ...check,
    `  return \`${before}\${trimmed}!\``,
    '}',
    '',
  ].join('\n')
}

export function testOf({ before }, { source }) {
  return [
    ...testHead(source),
    `test('greets by name', () => assert.equal(greeting('Ada'), '${before}Ada!'))`,
    `test('takes no notice of white space around the name', () => assert.equal(greeting(' Ada '), '${before}Ada!'))`,
    '',
  ].join('\n')
}

export function blankTestOf({ source }) {
  return [
    ...testHead(source),
    "test('refuses an empty name', () => assert.throws(() => greeting('')))",
    "test('refuses a name of white space', () => assert.throws(() => greeting(' \\t')))",
    '',
  ].join('\n')
}

const testHead = (source) => [
  "import assert from 'node:assert/strict'",
  "import { test } from 'node:test'",
  `import { greeting } from '../${source}'`,
  '',
]

/** What must be true in the end, each with the call that finds out. A probe answers with what it saw instead. */
export function criteriaOf({ before }, { source }, say) {
  const gives = (input) => ({
    text: say(
      `\`greeting('${input}')\`의 결과는 \`'${before}Ada!'\`이다`,
      `\`greeting('${input}')\` gives \`'${before}Ada!'\``,
    ),
    expected: `${before}Ada!`,
    probe: (greeting) => (greeting(input) === `${before}Ada!` ? undefined : String(greeting(input))),
  })
  return [
    {
      text: say(`\`${source}\` 파일이 \`greeting(name)\` 을 내보낸다`, `\`${source}\` exports \`greeting(name)\``),
      expected: 'function',
      // Whatever is no function does not come as far as here.
      probe: () => undefined,
    },
    gives('Ada'),
    gives(' Ada '),
    {
      text: say(
        '빈 이름(공백만 있는 이름 포함)은 오류로 거부한다',
        'a blank name, white space included, is refused with an error',
      ),
      expected: say('오류', 'an error'),
      probe: (greeting) => ['', ' ', '\t'].map((name) => accepted(greeting, name)).find((seen) => seen !== undefined),
    },
  ]
}

function accepted(greeting, name) {
  try {
    return `greeting(${JSON.stringify(name)}) → ${JSON.stringify(greeting(name))}`
  } catch {
    // Refused, as it should be.
    return undefined
  }
}

/** Calls the code that is there and tells, for each criterion, what was seen instead; undefined where it holds. */
export async function probe(criteria, { source }) {
  const { greeting, fault } = await load(source)
  return criteria.map((criterion) => ({
    ...criterion,
    seen: typeof greeting === 'function' ? seenBy(criterion, greeting) : (fault ?? typeof greeting),
  }))
}

async function load(source) {
  try {
    return await import(pathToFileURL(resolve(source)).href)
  } catch (error) {
    // Missing or broken; the path in its message is that of this machine.
    return { fault: error.name }
  }
}

function seenBy(criterion, greeting) {
  try {
    return criterion.probe(greeting)
  } catch (error) {
    return String(error)
  }
}
