// KKOMKKOM: API documentation, user guide, changelog.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { reportResult } from './report-result.js'

const { BATON_PROMPT: request = '', BATON_TASK_ID: task = '' } = process.env
console.log('rehearsal agent (no model is used): documenting')
mkdirSync('docs', { recursive: true })
writeFileSync('docs/api.md', '# API\n\n`greeting(name)` returns `Hello, name!` and refuses a blank name.\n')
writeFileSync('docs/guide.md', "# Guide\n\n```js\nimport { greeting } from './src/greeting.js'\ngreeting('Ada')\n```\n")
appendFileSync('CHANGELOG.md', `- ${task}: ${request}\n`)
console.log('wrote docs/api.md, docs/guide.md and CHANGELOG.md')
reportResult('API, guide and changelog', 'pass', ['docs/api.md', 'docs/guide.md', 'CHANGELOG.md'])
