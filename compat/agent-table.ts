import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Probe } from './probe.ts'

const FILE = join(dirname(import.meta.dirname), 'docs', 'reference', 'agent-table.md')

const HEAD = `# What was tried with each agent

Written by \`npm run compat -- --probe\`: the real command lines, each through a whole relay against a local stub of its model
API. Real endpoints, logins and models were not tried. An agent that is missing here was not run.

| agent | version | relay | question | baton mcp | permissions | CLI killed | worker killed | tokens | calls | cost |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
`

const FOOT = `
- *relay*: the status that the task reached, from the request to the point where a person approves.
- *question*: a question in plain words, answered from another terminal; the model read the answer.
- *baton mcp*: a question by its tool was answered from another terminal and a result was reported by it, without anything in
  the person's own settings. *no*: the agent was not offered the tools.
- *permissions*: of two tools that a person was asked about, the allowed one ran and the refused one did not.
- *CLI killed*, *worker killed*: \`kill -9\` in the middle of a turn. \`resumed\`: the next process went on with the same session.
- *tokens*, *calls*, *cost*: what \`baton usage\` told of what the stub counted, killed attempts included. Not counted: requests
  for a title or a summary, which the agents do not tell, and answers that came when the process was killed. The cost is by
  \`prices\` of the configuration, where the agent tells none of its own (Claude Code does, by its own prices).
`

/** Puts the row of one agent into the table; the rows of the others stay. */
export function writeRow(agent: string, version: string, probe: Probe): void {
  const rows = existsSync(FILE) ? readFileSync(FILE, 'utf8').match(/^\| (?!agent|---).*$/gm) : null
  const others = (rows ?? []).filter((row) => !row.startsWith(`| ${agent} |`))
  // Rows of an older form of the table go.
  const kept = others.filter((row) => row.split('|').length === HEAD.trim().split('\n').at(-1)?.split('|').length)
  const all = [...kept, rowOf(agent, version, probe)].toSorted()
  writeFileSync(FILE, `${HEAD}${all.join('\n')}\n${FOOT}`)
}

function rowOf(agent: string, version: string, probe: Probe): string {
  const { told, counted } = probe
  const resumed = (after: number | null) => (after === null ? 'not tried' : after > 0 ? 'resumed' : 'began anew')
  const tokens =
    told.input === 0 ? 'not told' : `${told.input} of ${counted.input} in, ${told.output} of ${counted.output} out`
  const isOwn = agent === 'claude'
  const cost =
    told.cost === 0
      ? 'not told'
      : `${told.cost.toFixed(5)} ${isOwn ? 'by its own prices' : `of ${counted.cost.toFixed(5)}`}`
  const cells = [
    agent,
    version,
    probe.status,
    probe.isAnswered ? 'yes' : 'no',
    probe.byMcp === null ? 'no' : probe.byMcp ? 'yes' : 'failed',
    probe.isObeyed ? 'yes' : 'no',
    resumed(probe.afterCliKill),
    resumed(probe.afterWorkerKill),
    tokens,
    `${told.turns} of ${counted.turns}`,
    cost,
  ]
  return `| ${cells.join(' | ')} |`
}
