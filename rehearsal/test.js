// KIMQA: runs the project's checks and writes down what they said.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { reportResult } from './report-result.js'

console.log('rehearsal agent (no model is used): testing')
const { status, stdout } = spawnSync(process.execPath, ['--test'], { encoding: 'utf8' })
mkdirSync('docs/qa', { recursive: true })
writeFileSync(
  'docs/qa/report.md',
  `# QA report\n\n\`node --test\` ended with ${status}.\n\n\`\`\`\n${stdout}\n\`\`\`\n`,
)
console.log(`node --test ended with ${status}; wrote docs/qa/report.md`)
reportResult(`node --test ended with ${status}`, status === 0 ? 'pass' : 'fail', ['docs/qa/report.md'])
