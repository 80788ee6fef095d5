// BUNKER: writes the plan and what must be true when the task is done.
import { mkdirSync, writeFileSync } from 'node:fs'
import { reportResult } from './report-result.js'

const { BATON_PROMPT: request = '', BATON_TASK_ID: task = '' } = process.env
console.log('rehearsal agent (no model is used): planning')
mkdirSync('docs', { recursive: true })
writeFileSync(
  'docs/plan.md',
  `# ${task}\n\nRequest: ${request}\n\n## Acceptance criteria\n\n- \`src/greeting.js\` exports \`greeting(name)\`\n- a blank name is refused\n- \`node --test\` passes\n`,
)
console.log('wrote docs/plan.md')
reportResult('plan and acceptance criteria', 'pass', ['docs/plan.md'])
