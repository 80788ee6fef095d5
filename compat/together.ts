// `node compat/together.ts`: two relays at once in one repository, one by Claude Code and one by Codex; then a relay whose
// tester, Gemini CLI, is uninstalled while the coder works, with Claude Code as its fallback. Real CLIs against the stub.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { type Agent, environment, installAgentClis, makeHome } from './agent-clis.ts'
import { ModelStub } from './stub/model-stub.ts'
import { playRole, roleOf } from './stub/play-role.ts'

const BATON = join(dirname(import.meta.dirname), 'bin', 'baton.js')
const USED: readonly Agent[] = ['claude', 'codex', 'gemini']

installAgentClis()
const home = makeHome('claude')
const programs = join(home, 'programs')
mkdirSync(programs)
let isGeminiThere = true
let isUninstalling = false
await using stub = await ModelStub.start({
  play: (conversation) => {
    if (isUninstalling && isGeminiThere && roleOf(conversation.prompt) === 'coder') {
      isGeminiThere = false
      rmSync(join(programs, 'gemini'))
    }
    return playRole(conversation)
  },
})
const env: Record<string, string> = Object.assign({}, ...USED.map((agent) => environment(agent, home, stub.url)))
const [installed = '', ...others] = (env.PATH ?? '').split(delimiter)
for (const agent of USED) symlinkSync(join(installed, agent), join(programs, agent))
env.PATH = [programs, ...others].join(delimiter)

const faults: string[] = []
const must = (holds: boolean, what: string) => {
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${what}\n`)
  if (!holds) faults.push(what)
}

const one = repositoryWith({})
const both = await Promise.all(['claude', 'codex'].map((agent) => run(one, ['--agent', agent])))
both.forEach(({ status }, index) => {
  must(status === 'DEPLOY_READY', `two at once: the relay of ${USED[index]} reached ${status}`)
})
for (const path of ['/v1/messages', '/v1/responses']) {
  const roles = stub.seen
    .filter((seen) => seen.path.startsWith(path))
    .map((seen) => roleOf(seen.conversation?.prompt ?? ''))
  must(
    ['planning', 'coder', 'QA', 'documentation'].every((role) => roles.includes(role)),
    `${path} heard every role`,
  )
}

isUninstalling = true
const before = stub.seen.length
const agents = { PLAN: 'codex', DEV: 'codex', QA: 'gemini', HARDEN: 'codex', DOC: 'codex' }
const mixed = await run(repositoryWith({ agents, fallback: { QA: ['claude'] } }), [])
must(!isGeminiThere, 'gemini was uninstalled while the coder worked')
must(mixed.status === 'DEPLOY_READY', `the relay reached ${mixed.status}`)
const testers = stub.seen.slice(before).filter(({ conversation }) => roleOf(conversation?.prompt ?? '') === 'QA')
must(testers.length > 0 && testers.every(({ path }) => path.startsWith('/v1/messages')), 'claude took QA over')
const told = mixed.shown.split('\n').filter((line) => /gemini/.test(line))
process.stdout.write(`     a person reads: ${told.map((line) => line.trim()).join(' / ')}\n`)
if (faults.length > 0) {
  process.stdout.write([...both, mixed].map(({ shown }) => shown).join('\n'))
  process.exitCode = 1
} else rmSync(home, { recursive: true, force: true })

function repositoryWith(more: object): string {
  const repository = mkdtempSync(join(home, 'repository-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, env, stdio: 'pipe' })
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'dev')
  git('config', 'user.email', 'dev@example.com')
  const checks = [{ name: 'test', command: ['node', '--test'] }]
  const config = { schema_version: '1.0.0', language: 'en', checks, ...more }
  writeFileSync(join(repository, 'baton.config.json'), JSON.stringify(config, null, 2))
  git('add', '.')
  git('commit', '-qm', 'begin')
  return repository
}

function run(
  repository: string,
  more: readonly string[],
): Promise<{ readonly status: string; readonly shown: string }> {
  const words = [BATON, 'run', 'add numbers', '--here', '--yes', ...more]
  const child = spawn(process.execPath, words, { cwd: repository, env })
  child.stdin.end()
  let shown = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      shown += chunk
    })
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      resolve({ status: /^ {2}Status +(\S+)/m.exec(shown)?.[1] ?? `exit ${code}`, shown })
    })
  })
}
