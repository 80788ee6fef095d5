// KANGCHUL: checks the syntax of every source file and that nothing dangerous is in it.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { reportResult } from './report-result.js'

console.log('rehearsal agent (no model is used): hardening')
let failed = false
for (const name of readdirSync('src')) {
  const { status } = spawnSync(process.execPath, ['--check', `src/${name}`])
  const dangerous = /\beval\(|child_process/.test(readFileSync(`src/${name}`, 'utf8'))
  console.log(
    `src/${name}: syntax ${status === 0 ? 'fine' : 'broken'}, ${dangerous ? 'dangerous calls found' : 'no dangerous calls'}`,
  )
  failed ||= status !== 0 || dangerous
}
reportResult('syntax and dangerous calls checked', failed ? 'fail' : 'pass')
