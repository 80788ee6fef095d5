import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Probe } from './probe.ts'

const FILE = join(dirname(import.meta.dirname), 'docs', 'reference', 'agent-table.md')

const HEAD = `# What was tried with each agent

Written by \`npm run compat -- --probe\`: the real command lines, each through a whole relay against a local stub of its model
API. Real endpoints, logins and models were not tried. An agent that is missing here was not run.

| agent | version | relay | question | permissions | CLI killed | worker killed | usage |
| --- | --- | --- | --- | --- | --- | --- | --- |
`

const FOOT = `
- *relay*: the status that the task reached, from the request to the point where a person approves.
- *question*: a question in plain words, answered from another terminal; the model read the answer.
- *permissions*: of two tools that a person was asked about, the allowed one ran and the refused one did not.
- *CLI killed*, *worker killed*: \`kill -9\` in the middle of a turn. \`resumed\`: the next process went on with the same session.
- *usage*: the tokens of all runs against those that the stub counted. Requests that a CLI makes beside the conversation, such
  as one for a title, and those of a process that was killed are counted by the stub alone.
`

/** Puts the row of one agent into the table; the rows of the others stay. */
export function writeRow(agent: string, version: string, probe: Probe): void {
  const rows = existsSync(FILE) ? readFileSync(FILE, 'utf8').match(/^\| (?!agent|---).*$/gm) : null
  const others = (rows ?? []).filter((row) => !row.startsWith(`| ${agent} |`))
  const all = [...others, rowOf(agent, version, probe)].toSorted()
  writeFileSync(FILE, `${HEAD}${all.join('\n')}\n${FOOT}`)
}

function rowOf(agent: string, version: string, probe: Probe): string {
  const { told, counted } = probe
  const resumed = (after: number | null) => (after === null ? 'not tried' : after > 0 ? 'resumed' : 'began anew')
  const share =
    told.input === 0 ? 'not told' : `${told.input} of ${counted.input} in, ${told.output} of ${counted.output} out`
  const cells = [
    agent,
    version,
    probe.status,
    probe.isAnswered ? 'yes' : 'no',
    probe.isObeyed ? 'yes' : 'no',
    resumed(probe.afterCliKill),
    resumed(probe.afterWorkerKill),
    share,
  ]
  return `| ${cells.join(' | ')} |`
}
