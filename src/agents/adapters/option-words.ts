import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'

/** A run, as far as its options are said to its CLI. */
interface OptionsOfRun {
  readonly argv: readonly string[]
  readonly adapter?: AdapterName
  readonly options?: AgentOptions
}

/** The flags of a CLI for each option; an option without a flag is said in the conversation, or nowhere. */
interface OptionFlags {
  readonly model?: readonly string[]
  readonly max_turns?: readonly string[]
  readonly system_prompt?: readonly string[]
  /** A flag with one list, or one with a word for each tool. */
  readonly tools?: { readonly flag: string; readonly separator: ',' | null }
}

/** By program; `claude`, `codex exec` and `qwen` as their `--help` has them. `{}` is the value, `{toml}` it in quotes. */
const FLAGS: Readonly<Record<string, OptionFlags>> = {
  claude: {
    model: ['--model', '{}'],
    max_turns: ['--max-turns', '{}'],
    system_prompt: ['--append-system-prompt', '{}'],
    tools: { flag: '--tools', separator: ',' },
  },
  'codex exec': { model: ['-m', '{}'], system_prompt: ['-c', 'developer_instructions={toml}'] },
  gemini: { model: ['--model', '{}'] },
  qwen: {
    model: ['--model', '{}'],
    max_turns: ['--max-session-turns', '{}'],
    system_prompt: ['--append-system-prompt', '{}'],
    tools: { flag: '--core-tools', separator: null },
  },
  copilot: { model: ['--model', '{}'], tools: { flag: '--available-tools', separator: null } },
}

/** Programs that take their model from a variable. */
const MODEL_VARIABLES: Readonly<Record<string, string>> = { goose: 'GOOSE_MODEL' }

/** Said by `thread/start` of Codex, without a flag. */
const IN_CONVERSATION: Partial<Record<AdapterName, readonly (keyof AgentOptions)[]>> = {
  'codex-server': ['model', 'system_prompt', 'max_turns'],
  // A model only where the agent offers to choose one; turns are counted by Baton.
  acp: ['model', 'max_turns'],
}

/** The arguments that say the options of a run to its CLI. What its command says already wins. */
export function optionArguments(run: OptionsOfRun): readonly string[] {
  const flags = flagsOf(run)
  const { model, max_turns, system_prompt, tools } = run.options ?? {}
  const isSaid = (flag = '') => flag.startsWith('--') && run.argv.includes(flag)
  const words = (form: readonly string[] | undefined, value: string | number | undefined) =>
    form === undefined || value === undefined || isSaid(form[0]) ? [] : form.map((word) => filled(word, String(value)))
  return [
    ...words(flags.model, model),
    ...words(flags.max_turns, max_turns),
    ...words(flags.system_prompt, system_prompt),
    ...(tools && flags.tools && !isSaid(flags.tools.flag) ? toolWords(flags.tools, tools) : []),
  ]
}

/** The variables that say the options of a run to its CLI. */
export function optionEnvironment(run: OptionsOfRun): Readonly<Record<string, string>> {
  const { model } = run.options ?? {}
  const variable = MODEL_VARIABLES[programOf(run.argv)]
  return model === undefined || variable === undefined ? {} : { [variable]: model }
}

/** The system prompt of a CLI that has no place for one: it then stands before the request. */
export function prefaceOf(run: OptionsOfRun): string {
  const { system_prompt = '' } = run.options ?? {}
  return isSaid(run, 'system_prompt') ? '' : system_prompt
}

/** The model that the CLI is to be told in the conversation; undefined where a flag or a variable says it. */
export function modelInConversation(run: OptionsOfRun): string | undefined {
  const isElsewhere = flagsOf(run).model !== undefined || MODEL_VARIABLES[programOf(run.argv)] !== undefined
  return isElsewhere ? undefined : run.options?.model
}

/** The limit of turns that the CLI has no flag for: the adapter counts, and ends the turn. */
export const turnsToCount = (run: OptionsOfRun): number | undefined =>
  flagsOf(run).max_turns === undefined ? run.options?.max_turns : undefined

/** Options that reach this CLI in no way; what a person configured must not be silently ignored. */
export function unsaidOptions(run: OptionsOfRun): readonly (keyof AgentOptions)[] {
  const named = Object.keys(run.options ?? {}) as (keyof AgentOptions)[]
  return named.filter((option) => option !== 'system_prompt' && option !== 'mcp' && !isSaid(run, option))
}

function isSaid(run: OptionsOfRun, option: Exclude<keyof AgentOptions, 'mcp'>): boolean {
  const said = IN_CONVERSATION[run.adapter ?? 'plain'] ?? []
  const isModel = option === 'model' && MODEL_VARIABLES[programOf(run.argv)] !== undefined
  return isModel || said.includes(option) || flagsOf(run)[option] !== undefined
}

/** A wrapper of a project's own takes the flags of the CLI whose adapter reads it. */
function flagsOf({ argv, adapter }: OptionsOfRun): OptionFlags {
  const program = programOf(argv)
  switch (adapter) {
    case 'claude':
      return FLAGS[program] ?? FLAGS.claude ?? {}
    case 'codex':
      return FLAGS['codex exec'] ?? {}
    case 'gemini':
      return FLAGS.gemini ?? {}
    case 'acp':
      return program === 'claude' ? {} : (FLAGS[program] ?? {})
    default:
      return {}
  }
}

/** The name of the program, without its folder and the endings of Windows. */
export const programOf = ([program = '']: readonly string[]): string =>
  program.replace(/^.*[/\\]/, '').replace(/\.(?:cmd|exe|js)$/i, '')

const toolWords = ({ flag, separator }: NonNullable<OptionFlags['tools']>, tools: readonly string[]) =>
  separator === null ? [flag, ...tools] : [flag, tools.join(separator)]

const filled = (word: string, value: string) =>
  word.replace(/\{(toml)?\}/, (_, toml?: string) => (toml ? JSON.stringify(value) : value))
