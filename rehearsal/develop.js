// JARVIS: writes the code and its unit tests, and runs them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { reportResult } from './report-result.js'

console.log('rehearsal agent (no model is used): developing')
mkdirSync('src', { recursive: true })
mkdirSync('test', { recursive: true })
writeFileSync('package.json', `${JSON.stringify({ name: 'rehearsal', private: true, type: 'module' }, null, 2)}\n`)
writeFileSync(
  'src/greeting.js',
  `export function greeting(name) {\n  if (!name.trim()) throw new Error('a name is needed')\n  return \`Hello, \${name.trim()}!\`\n}\n`,
)
writeFileSync(
  'test/greeting.test.js',
  `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\nimport { greeting } from '../src/greeting.js'\n\ntest('greets by name', () => assert.equal(greeting(' Ada '), 'Hello, Ada!'))\ntest('refuses a blank name', () => assert.throws(() => greeting(' ')))\n`,
)
console.log('wrote src/greeting.js and test/greeting.test.js')
const { status, stdout } = spawnSync(process.execPath, ['--test'], { encoding: 'utf8' })
console.log(
  stdout
    .split('\n')
    .filter((line) => /^. (?:tests|pass|fail) /.test(line))
    .join('\n'),
)
reportResult('greeting(name) with its unit tests', status === 0 ? 'pass' : 'fail', [
  'package.json',
  'src/greeting.js',
  'test/greeting.test.js',
])
