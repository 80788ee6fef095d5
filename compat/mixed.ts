// `node compat/mixed.ts`: one relay of three different agents: Claude plans, Codex codes, Gemini tests.
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment, installAgentClis, makeHome } from './agent-clis.ts'
import { ModelStub } from './stub/model-stub.ts'
import { roleOf } from './stub/play-role.ts'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')
const AGENTS = { PLAN: 'claude', DEV: 'codex', QA: 'gemini', HARDEN: 'claude', DOC: 'gemini' } as const
const APIS = [
  ['claude', '/v1/messages'],
  ['codex', '/v1/responses'],
  ['gemini', '/v1beta/'],
] as const

installAgentClis()
await using stub = await ModelStub.start()
const home = makeHome('claude')
const env: Record<string, string> = Object.assign({}, ...APIS.map(([agent]) => environment(agent, home, stub.url)))
const repository = mkdtempSync(join(home, 'repository-'))
const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, env, stdio: 'pipe' })
git('init', '-q', '-b', 'main')
git('config', 'user.name', 'dev')
git('config', 'user.email', 'dev@example.com')
const checks = [{ name: 'test', command: ['node', '--test'] }]
const config = { schema_version: '1.0.0', language: 'en', agents: AGENTS, checks }
writeFileSync(join(repository, 'baton.config.json'), JSON.stringify(config, null, 2))
git('add', '.')
git('commit', '-qm', 'begin')

const begun = performance.now()
const child = spawn(process.execPath, [BATON, 'run', 'add numbers', '--here', '--yes'], { cwd: repository, env })
child.stdin.end()
let shown = ''
for (const stream of [child.stdout, child.stderr]) {
  stream.on('data', (chunk: Buffer) => {
    shown += chunk
  })
}
const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
const status = /^ {2}Status +(\S+)/m.exec(shown)?.[1] ?? `exit ${code}`
for (const [agent, path] of APIS) {
  const roles = stub.seen.flatMap((one) => (one.path.startsWith(path) ? [roleOf(one.conversation?.prompt ?? '')] : []))
  process.stdout.write(`${agent}: ${roles.length} requests, roles ${[...new Set(roles)].filter(Boolean).join(', ')}\n`)
}
process.stdout.write(`mixed relay: ${status} after ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
if (status === 'DEPLOY_READY') rmSync(home, { recursive: true, force: true })
else {
  process.stdout.write(shown)
  process.exitCode = 1
}
