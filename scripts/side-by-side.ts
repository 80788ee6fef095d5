// `node scripts/side-by-side.ts lint types …`: scripts of package.json, two at a time. Each prints what it has to say when
// it has ended, with its seconds. Fails if one of them failed.
import { spawn } from 'node:child_process'

const AT_ONCE = 2

const names = process.argv.slice(2)
const failed: string[] = []

async function runNext(): Promise<void> {
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const begun = performance.now()
    const { code, text } = await run(name)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${text}${name}: ${code === 0 ? 'passed' : `failed with exit code ${code}`}, ${seconds} s\n`)
    if (code !== 0) failed.push(name)
  }
}

function run(name: string): Promise<{ code: number | null; text: string }> {
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text }))
  })
}

await Promise.all(Array.from({ length: AT_ONCE }, runNext))
if (failed.length > 0) process.exitCode = 1
