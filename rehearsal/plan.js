// BUNKER: asks what it cannot know, and writes the plan with what must be true when the task is done.
import { inLanguage, readAssignment } from './parts/assignment.js'
import { ask, sayResult } from './parts/blocks.js'
import { fenced, put } from './parts/files.js'
import { criteriaOf, exampleOf, GREETINGS, pathsOf, shownGreeting } from './parts/greeting.js'

const assignment = readAssignment()
const { brief, task, request, title, language, answers } = assignment
const say = inLanguage(language)
const paths = pathsOf(task)
console.log(say('리허설 에이전트 (모델을 쓰지 않습니다): 계획', 'rehearsal agent (no model is used): planning'))

const chosen = await greetingLanguage()
const greeting = GREETINGS[chosen]
put(paths.plan, plan())
console.log(say(`${paths.plan} 파일을 썼습니다`, `wrote ${paths.plan}`))
sayResult({
  summary: say(`계획과 완료 기준을 썼습니다 (인사말: ${chosen})`, `plan and acceptance criteria (greeting: ${chosen})`),
  verdict: 'pass',
  files: [paths.plan],
  outputs: fieldsOf({
    estimated_complexity: 'small',
    target_files: JSON.stringify([paths.source, paths.test]),
  }),
})

/** Those that this pipeline has. */
function fieldsOf(outputs) {
  return Object.fromEntries(Object.entries(outputs).filter(([field]) => brief?.outputs?.includes(field) ?? true))
}

/** One question, so that a rehearsal shows what a question is. A plan that came back keeps what was answered. */
async function greetingLanguage() {
  const byDefault = language === 'ko' ? '한국어' : 'English'
  // Nobody is asked where nobody could answer.
  if (!brief) return byDefault
  const planned = brief.kind === 'revision' || brief.feedback ? shownGreeting(task) : undefined
  if (planned) return planned
  const question = say('인사말은 어느 언어로 할까요?', 'In which language shall the greeting be?')
  const answer = await ask({ question, options: Object.keys(GREETINGS), byDefault }, answers)
  console.log(say(`답: ${answer}`, `answered: ${answer}`))
  return Object.hasOwn(GREETINGS, answer) ? answer : byDefault
}

function plan() {
  const criteria = criteriaOf(greeting, paths, say).map(({ text }) => text)
  const tests = say('이 태스크의 테스트가 모두 통과한다 (`node --test`)', 'the tests of this task pass (`node --test`)')
  return [
    `# ${task}: ${title}`,
    say(
      '리허설 계획입니다: 모델 없이, 어떤 요청이든 인사 함수를 만듭니다.',
      'A rehearsal plan: without a model, whatever is asked for, a greeting is built.',
    ),
    say('## 요청', '## Request'),
    fenced(request),
    ...cameBack(),
    ...wantedOtherwise(),
    say('## 예', '## Example'),
    `\`\`\`js\n${exampleOf(greeting)}\n\`\`\``,
    say('## 완료 기준', '## Acceptance criteria'),
    `${[...criteria, tests].map((line) => `- ${line}`).join('\n')}\n`,
  ].join('\n\n')
}

/** A person, or Baton, did not take the plan before: this one says what they wanted. */
function wantedOtherwise() {
  if (!brief?.feedback) return []
  return [say('## 바꾸라고 한 것', '## What was to be changed'), fenced(brief.feedback)]
}

/** A plan that was sent back says why. */
function cameBack() {
  if (!brief?.reject) return []
  const { category, description, action_items: items } = brief.reject
  const actions = items.map(({ assignee, action }) => `${assignee}: ${action}`)
  return [say('## 돌아온 이유', '## Why it came back'), fenced([`${category}: ${description}`, ...actions].join('\n'))]
}
