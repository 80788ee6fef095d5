// JARVIS: a leader orders, a coder works, a verifier looks at it. Each is a run of its own, told apart by its role. Where
// specialists code for the leader, each of them is one too.
import { code } from './develop/coder.js'
import { lead } from './develop/leader.js'
import { verify } from './develop/verifier.js'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { pathsOf, plannedGreeting } from './parts/greeting.js'

const assignment = readAssignment()
/** The roles of this stage in Korean. */
const ROLES_KO = { leader: '리더', coder: '코더', verifier: '검증', stage: '코더' }

if (assignment.role === 'specialist') await import('./specialist.js')
else develop()

function develop() {
  const say = inLanguage(assignment.language)
  const work = { ...assignment, say, paths: pathsOf(assignment.task), greeting: plannedGreeting(assignment) }
  const roles = { leader: lead, coder: code, verifier: verify, stage: code }
  console.log(
    say(
      `리허설 에이전트 (모델을 쓰지 않습니다): 개발, ${ROLES_KO[work.role]}`,
      `rehearsal agent (no model is used): developing, ${work.role}`,
    ),
  )
  roles[work.role](work)
}
