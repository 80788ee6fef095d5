// KKOMKKOM: API documentation, user guide, changelog; each in a file of this task.
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { add, textOf } from './parts/files.js'
import { criteriaOf, exampleOf, pathsOf, plannedGreeting, probe } from './parts/greeting.js'

const assignment = readAssignment()
const { task, title, language } = assignment
const say = inLanguage(language)
const paths = pathsOf(task)
const greeting = plannedGreeting(assignment)
console.log(say('리허설 에이전트 (모델을 쓰지 않습니다): 문서', 'rehearsal agent (no model is used): documenting'))

// What is not so is not written down.
const wrong = (await probe(criteriaOf(greeting, paths, say), paths)).filter(({ seen }) => seen !== undefined)
if (wrong.length > 0) {
  sayResult({
    summary: say('문서에 쓸 내용이 실제와 다릅니다', 'the code does not do what the document would say'),
    verdict: 'needs_revision',
    category: 'scope',
    issues: wrong.map(({ text, seen }) => ({ severity: 'major', path: paths.source, text: `${text} — ${seen}` })),
    actionItems: wrong.map(({ text }) => text),
  })
} else {
  write()
}

function write() {
  add(
    paths.api,
    say(
      `# API: ${task}\n\n\`${paths.source}\` 의 \`greeting(name)\` 은 이름의 앞뒤 공백을 떼고 인사말을 돌려줍니다. 빈 이름이면 오류를 던집니다.\n`,
      `# API: ${task}\n\n\`greeting(name)\` of \`${paths.source}\` gives a greeting for the name, white space around it aside, and throws on a blank name.\n`,
    ),
  )
  const sample = `\`\`\`js\nimport { greeting } from './${paths.source}'\n\n${exampleOf(greeting)}\n\`\`\``
  add(paths.guide, `# ${say('사용자 가이드', 'Guide')}: ${task}\n\n${sample}\n`)
  add(paths.changelog, `- ${task}: ${title}\n`)
  const files = [paths.api, paths.guide, paths.changelog]
  console.log(say(`썼습니다: ${files.join(', ')}`, `wrote ${files.join(', ')}`))
  sayResult({
    summary: say('API 문서, 사용자 가이드, 변경 이력', 'API, guide and changelog'),
    verdict: 'pass',
    files,
    checklist: looked(files),
  })
}

/** What is stated about the documents was looked at; where it does not hold, nothing is stated. */
function looked(files) {
  const texts = files.map(textOf)
  const named = texts.every((text) => text.includes(task))
  const called = texts.slice(0, 2).every((text) => text.includes('greeting'))
  return {
    ...(named && {
      consistent_format: say(
        `세 문서를 읽었습니다: 모두 ${task} 태스크를 설명합니다`,
        `read the three documents: each of them names ${task}`,
      ),
    }),
    ...(called && {
      consistent_terms: say(
        'API 문서와 사용자 가이드에서 함수 이름이 greeting으로 같습니다',
        'the API documentation and the guide call the function by the same name, greeting',
      ),
    }),
  }
}
