/** What was measured for the README, and where. */
export interface Figures {
  readonly commit: string
  /** The day, in UTC. */
  readonly date: string
  readonly cores: number
  readonly seed: number
  /** Processes that change tasks, killed at random moments. */
  readonly kills: { readonly count: number; readonly acknowledged: number; readonly readyMs: number }
  /** Approvals that were killed; of so many the merge had been written down. */
  readonly approvals: { readonly count: number; readonly begun: number }
  /** What a run takes beyond its agent and its checks. */
  readonly runMs: number
  /** Commands, in starts of `node -e 0`. */
  readonly validate: number
  readonly taskList: number
}

const BEGIN = '<!-- figures -->'
const END = '<!-- /figures -->'

const count = (value: number) => value.toLocaleString('en-US')

const linesOf = ({ commit, date, cores, seed, kills, approvals, runMs, validate, taskList }: Figures) => [
  `Measured by \`npm run figures\` with commit ${commit} on ${date}, ${cores} cores, seed ${seed}:`,
  '',
  `- ${count(kills.count)} times \`kill -9\` of a process at work: ${count(kills.acknowledged)} acknowledged commands, none lost; ready again after ${(kills.readyMs / 1_000).toFixed(1)} s at most`,
  `- ${count(approvals.count)} times \`kill -9\` of an approval, ${count(approvals.begun)} of them after its merge was recorded: each merged once, no file lost`,
  `- a run costs ${Math.round(runMs)} ms beyond its agent and its checks; \`baton validate\` starts in ${validate.toFixed(1)} ×, \`task list\` in ${taskList.toFixed(1)} × the time of \`node -e 0\``,
]

/** The text with the figures between its marks. */
export function withFigures(text: string, figures: Figures): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin === -1 || end < begin) throw new Error(`the text has no ${BEGIN} … ${END}`)
  return `${text.slice(0, begin)}${BEGIN}\n${linesOf(figures).join('\n')}\n${text.slice(end)}`
}
