// `npm run compat [claude|codex|gemini …]`: the real command lines through a whole relay, against a stub of their APIs.
// Installs them into compat/node_modules first (about 900 MB). Not part of the tests.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ModelStub } from './stub/model-stub.ts'

const HERE = import.meta.dirname
const ROOT = dirname(HERE)
const BIN = join(HERE, 'node_modules', '.bin')
const AGENTS = ['claude', 'codex', 'gemini'] as const
type Agent = (typeof AGENTS)[number]

if (!existsSync(join(BIN, 'codex'))) {
  print('installing the agent command lines into compat/node_modules …')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save'], { cwd: HERE, stdio: 'inherit' })
}
const asked = process.argv.slice(2)
const agents = AGENTS.filter((agent) => asked.length === 0 || asked.includes(agent))
// Not under the temporary folder: Codex does not work with a HOME there.
mkdirSync(join(HERE, '.homes'), { recursive: true })
const rows: string[][] = []
for (const agent of agents) rows.push(await relayWith(agent))
table([['agent', 'version', 'status', 'runs', 'requests', 'refused tools', 'seconds'], ...rows])
if (rows.some(([, , status]) => status !== 'DEPLOY_READY')) process.exitCode = 1

async function relayWith(agent: Agent): Promise<string[]> {
  await using stub = await ModelStub.start()
  const home = mkdtempSync(join(HERE, '.homes', `${agent}-`))
  try {
    const begun = performance.now()
    const env = environment(agent, home, stub.url)
    const { code, stdout, stderr } = await baton(['run', 'add numbers', '--agent', agent, '--yes', '--json'], env)
    const events = stdout
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const status = String(events.findLast(({ type }) => type === 'relay:summary')?.status ?? `exit ${code}`)
    if (status !== 'DEPLOY_READY') print(`${agent}: ${stderr}\n${stdout.slice(-3_000)}`)
    const runs = events.filter(({ type }) => type === 'stage:run').length
    const refused = events.filter(
      ({ type, line }) => type === 'run:line' && String(line).startsWith('! permission'),
    ).length
    if (agent === 'codex' && readFileSync(join(home, 'codex', 'config.toml'), 'utf8').includes('[projects.')) {
      print('codex: a section for a run was written into the config.toml of the person')
      process.exitCode = 1
    }
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    return [agent, version(agent, env), status, String(runs), String(stub.seen.length), String(refused), seconds]
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function environment(agent: Agent, home: string, url: string): Record<string, string> {
  const common = {
    PATH: `${BIN}:${process.env.PATH ?? ''}`,
    HOME: home,
    BATON_HOME: join(home, 'baton'),
    LANG: 'C.UTF-8',
  }
  switch (agent) {
    case 'claude':
      return {
        ...common,
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_API_KEY: 'stub',
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
      }
    case 'codex': {
      const folder = join(home, 'codex')
      mkdirSync(folder)
      const provider = `name = "stub"\nbase_url = "${url}/v1"\nenv_key = "OPENAI_API_KEY"\nwire_api = "responses"\n`
      writeFileSync(
        join(folder, 'config.toml'),
        `model = "gpt-5"\nmodel_provider = "stub"\n[model_providers.stub]\n${provider}`,
      )
      return { ...common, CODEX_HOME: folder, OPENAI_API_KEY: 'stub' }
    }
    case 'gemini': {
      const folder = join(home, '.gemini')
      mkdirSync(folder)
      const auth = { security: { auth: { selectedType: 'gemini-api-key' } } }
      writeFileSync(join(folder, 'settings.json'), JSON.stringify(auth))
      return { ...common, GEMINI_API_KEY: 'stub', GOOGLE_GEMINI_BASE_URL: url, GEMINI_MODEL: 'gemini-2.5-flash' }
    }
  }
}

function baton(args: readonly string[], env: Record<string, string>) {
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'bin', 'baton.js'), ...args], { cwd: env.HOME, env })
    let stdout = ''
    let stderr = ''
    child.stdin.end()
    child.stdout.on('data', (chunk) => {
      stdout += chunk
    })
    child.stderr.on('data', (chunk) => {
      stderr += chunk
    })
    const timer = setTimeout(() => child.kill('SIGTERM'), 10 * 60_000)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, stdout, stderr })
    })
  })
}

function version(agent: Agent, env: Record<string, string>): string {
  return execFileSync(join(BIN, agent), ['--version'], { encoding: 'utf8', env }).trim().split('\n').at(-1) ?? '-'
}

function table(lines: readonly (readonly string[])[]): void {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  for (const line of lines) print(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
