import { ask, error, onMessage, phaseComplete, result } from 'baton-relay/sdk'

/** The next message of a type. */
const next = (type) =>
  new Promise((resolve) => {
    const stop = onMessage((message) => {
      if (message.type !== type) return
      stop()
      resolve(message)
    })
  })

console.log('working on the plan')
const database = await ask({
  category: 'choice',
  question: 'Which database would you prefer?',
  options: ['PostgreSQL', 'MySQL'],
  default: 'PostgreSQL',
})

const retry = next('retry')
error({
  type: 'recoverable',
  message: 'Rate limit exceeded',
  details: 'The API said:\n  429 Too Many Requests',
  recovery: 'pause_and_retry',
})
await retry

const review = next('phase_result')
phaseComplete(1, { name: 'Planning', documents: ['docs/planning/01_idea.md'] })
const { verdict } = await review

result({
  summary: `Planned with ${database}; the phase was ${verdict}`,
  verdict: verdict === 'approved' ? 'pass' : 'needs_revision',
  files: ['docs/planning/01_idea.md'],
  issues: [
    { severity: 'minor', security: false, path: 'docs/planning/01_idea.md', line: 3, text: 'a word is missing' },
  ],
})
