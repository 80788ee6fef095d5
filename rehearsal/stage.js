// Any stage of a pipeline that is not the built-in one: writes down that the task came by.
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'
import { put } from './parts/files.js'

const { brief, task, title, language } = readAssignment()
const say = inLanguage(language)
const given = brief?.stage ?? process.env.BATON_STAGE ?? ''
/** It becomes part of a file name. */
const stage = /^[A-Za-z0-9_-]{1,40}$/.test(given) ? given : 'stage'
const path = `docs/${stage.toLowerCase()}/${task}.md`

console.log(say(`리허설 에이전트 (모델을 쓰지 않습니다): ${stage}`, `rehearsal agent (no model is used): ${stage}`))
put(
  path,
  `# ${stage}: ${task}\n\n${title}\n\n${say('리허설입니다: 이 단계에서 한 일은 이 파일뿐입니다.', 'A rehearsal: this file is all that was done here.')}\n`,
)
sayResult({ summary: say(`${path} 파일을 썼습니다`, `wrote ${path}`), verdict: 'pass', files: [path] })
