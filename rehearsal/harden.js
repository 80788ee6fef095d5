// KANGCHUL: checks the syntax of what this task made, that nothing dangerous is in it, and that it has tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { textOf } from './parts/files.js'
import { pathsOf } from './parts/greeting.js'

const { task, language } = readAssignment()
const say = inLanguage(language)
const paths = pathsOf(task)
console.log(say('리허설 에이전트 (모델을 쓰지 않습니다): 하드닝', 'rehearsal agent (no model is used): hardening'))

const DANGEROUS = /\beval\s*\(|new\s+Function\s*\(|child_process|process\.env/
const issues = [paths.source, paths.test, paths.blankTest].filter((path) => existsSync(path)).flatMap(look)

if (!existsSync(paths.source)) {
  sendBack('needs_revision', say(`${paths.source} 파일이 없습니다`, `${paths.source} is missing`))
} else if (!existsSync(paths.test)) {
  sendBack('rejected', say(`${paths.source} 의 테스트가 없습니다`, `${paths.source} has no test`))
} else if (issues.length > 0) {
  sendBack('needs_revision', say('문법이나 위험한 호출을 고쳐야 합니다', 'syntax or dangerous calls must be fixed'))
} else {
  sayResult({
    summary: say(
      '문법이 맞고 위험한 호출이 없으며 테스트가 있습니다',
      'the syntax is right, nothing is dangerous, there are tests',
    ),
    verdict: 'pass',
  })
}

function look(path) {
  const broken = spawnSync(process.execPath, ['--check', path]).status !== 0
  const line =
    1 +
    textOf(path)
      .split('\n')
      .findIndex((one) => DANGEROUS.test(one))
  console.log(
    `${path}: ${broken ? say('문법 오류', 'syntax broken') : say('문법 정상', 'syntax fine')}, ${line > 0 ? say('위험한 호출 있음', 'dangerous calls found') : say('위험한 호출 없음', 'no dangerous calls')}`,
  )
  return [
    ...(broken
      ? [
          {
            severity: 'major',
            path,
            text: say('문법이 틀립니다 (node --check)', 'the syntax is broken (node --check)'),
          },
        ]
      : []),
    ...(line > 0 ? [{ severity: 'critical/security', path, line, text: say('위험한 호출', 'a dangerous call') }] : []),
  ]
}

/** `rejected` asks QA for tests, `needs_revision` asks development for other code. */
function sendBack(verdict, why) {
  sayResult({ summary: why, verdict, issues, actionItems: [why] })
}
