// `npm run compat [claude|codex|gemini …] [-- --errors] [--probe]`: the real command lines through a whole relay, against a
// stub of their APIs; with --errors also with an API that fails. What a person saw goes to the file that each line names.
// With --probe --record, what the CLI of the coder printed becomes a fixture of the tests.
// With --probe only: questions, permissions, killed processes and usage, into docs/reference/agent-table.md.
// Installs the command lines first, see agent-clis.ts. Not part of the tests.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AGENTS, type Agent, installAgentClis, versionOf } from './agent-clis.ts'
import { writeRow } from './agent-table.ts'
import { probe } from './probe.ts'
import { relayWith, type Trouble } from './relay.ts'
import { troublesOf } from './troubles.ts'

installAgentClis()
const asked = process.argv.slice(2)
const named = AGENTS.filter((agent) => asked.includes(agent))
const folder = mkdtempSync(join(tmpdir(), 'baton-compat-'))
const rows = [['agent', 'version', 'API', 'exit', 'status', 'runs', 'coders', 'requests', 'seconds', 'faults', 'saw']]
for (const agent of named.length > 0 ? named : AGENTS) {
  if (asked.includes('--probe')) {
    await probeOf(agent)
    continue
  }
  const troubles = asked.includes('--errors') ? troublesOf(agent) : []
  for (const trouble of [undefined, ...troubles]) rows.push(await tryWith(agent, trouble))
}
if (rows.length > 1) table(rows)

async function probeOf(agent: Agent): Promise<void> {
  const begun = performance.now()
  const seen = await probe(agent, asked.includes('--record'))
  const file = join(folder, `${agent}-probe.txt`)
  const { shown, ...facts } = seen
  writeFileSync(file, shown)
  writeRow(agent, versionOf(agent, { PATH: process.env.PATH ?? '', HOME: folder }), seen)
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  process.stdout.write(`${agent}, probe: ${JSON.stringify(facts)} after ${seconds} s, see ${file}\n`)
  if (facts.status !== 'DEPLOY_READY') process.exitCode = 1
}

async function tryWith(agent: Agent, trouble: Trouble | undefined): Promise<string[]> {
  await using relay = await relayWith(agent, trouble)
  const api = trouble ? `${trouble.status} to the ${trouble.role}` : 'works'
  const file = join(folder, `${agent}-${api.replaceAll(' ', '-')}.txt`)
  writeFileSync(file, relay.shown)
  const faults = [
    ...(relay.status === 'DEPLOY_READY' ? [] : [relay.status]),
    ...(relay.coders === 1 ? [] : [`${relay.coders} attempts of the coder`]),
    ...(trouble && !relay.wordsShown ? [`"${trouble.words}" was not said`] : []),
    ...(relay.shown.includes('! permission denied') ? ['a tool was refused'] : []),
    ...(trouble && relay.codes.length !== (trouble.passes ? 1 : 2) ? ['did not stop for a person when it should'] : []),
    ...(trouble?.passes === false && relay.shown.includes('waits to try again') ? ['retried what lasts'] : []),
    ...(agent === 'codex' && hasProjects(relay.env.CODEX_HOME ?? '') ? ['a section in the config.toml'] : []),
  ]
  if (faults.length > 0) process.exitCode = 1
  const { codes, status, runs, coders, stub, seconds, env } = relay
  const counts = [runs, coders, stub.seen.length].map(String)
  process.stdout.write(`${agent}, API ${api}: ${status} after ${seconds.toFixed(1)} s, see ${file}\n`)
  const outcome = [codes.join(', '), status, ...counts, seconds.toFixed(1), faults.join('; ') || 'none', file]
  return [agent, versionOf(agent, { ...env }), api, ...outcome]
}

/** Whether a run left a section of its own in the configuration of the person. */
function hasProjects(home: string): boolean {
  return readFileSync(join(home, 'config.toml'), 'utf8').includes('[projects.')
}

function table(lines: readonly (readonly string[])[]): void {
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0))) ?? []
  for (const line of lines) {
    process.stdout.write(`${line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}\n`)
  }
}
