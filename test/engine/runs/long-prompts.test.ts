import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gitText } from '../../../src/workspace/git/git.ts'
import { useRunStage } from './run-stage.ts'

const stage = useRunStage()

const LONG = `BEGIN ${'요청 of many words; '.repeat(100_000)}END`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const DISPATCH = { workflow: { kind: 'dispatch' } } as const

const HELPERS = `
const { createHash } = require('node:crypto')
const { readFileSync } = require('node:fs')
const sha256 = (text) => createHash('sha256').update(text).digest('hex')
const args = process.argv.slice(2)
const stdin = readFileSync(0, 'utf8')
const block = (summary) => ['[AGENT_RESULT]', 'summary: ' + summary, 'verdict: pass', '[/AGENT_RESULT]'].join('\\n')
const print = (event) => console.log(JSON.stringify(event))
`

/** Programs that take their request as the real CLIs do (tried with these in AGENTS-IN-THE-WILD.md). */
const CLIS = {
  // `claude -p [PROMPT]`: the argument, where there is one, and standard input behind it.
  claude: `
const at = args.indexOf('-p')
const given = args[at + 1]?.startsWith('--') ? undefined : args[at + 1]
const prompt = [given, stdin].filter(Boolean).join('\\n')
print({ type: 'assistant', parent_tool_use_id: null, message: { content: [{ type: 'text', text: block(sha256(stdin) + ' ' + prompt.endsWith('END')) }] } })`,
  // `codex exec … PROMPT`, or `-` for standard input.
  codex: `
const prompt = args.at(-1) === '-' ? stdin : args.at(-1)
print({ type: 'item.completed', item: { type: 'agent_message', text: block(sha256(prompt) + ' ' + prompt.endsWith('END')) } })`,
  // `gemini -p PROMPT`: standard input, and the argument behind it.
  gemini: `
const prompt = [stdin, args[args.indexOf('-p') + 1]].filter(Boolean).join('\\n\\n')
print({ type: 'message', role: 'assistant', content: block(sha256(stdin) + ' ' + prompt.startsWith('BEGIN')) })`,
} as const

const ARGS = {
  claude: ['-p', '{prompt}', '--output-format', 'stream-json'],
  codex: ['exec', '--json', '{prompt}'],
  gemini: ['-p', '{prompt}', '--output-format', 'stream-json'],
} as const

/** The fake CLI, outside every workspace. */
function fake(name: keyof typeof CLIS): string {
  const folder = join(stage().bench.folder, 'bin')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, name)
  writeFileSync(path, `#!${process.execPath}\n${HELPERS}${CLIS[name]}\n`)
  chmodSync(path, 0o755)
  return path
}

describe.concurrent('a request of more than 2 MB', () => {
  test.each(['claude', 'codex', 'gemini'] as const)('reaches %s whole, on its standard input', async (adapter) => {
    expect(Buffer.byteLength(LONG)).toBeGreaterThan(2_000_000)
    const argv = [fake(adapter), ...ARGS[adapter]]
    const run_id = await stage().bench.create('', { ...DISPATCH, adapter, argv, prompt: LONG })
    expect(await stage().play(run_id)).toMatchObject({
      state: 'completed',
      end: { summary: `${sha256(LONG)} true`, files: [] },
    })
  })

  test('reaches an agent of the text protocol in a file, which no commit has', async () => {
    const script = [
      'test -z "$BATON_PROMPT" || exit 3',
      'test "$2" = "$BATON_PROMPT_FILE" || exit 4',
      'case "$1" in *"$BATON_PROMPT_FILE"*) ;; *) exit 5;; esac',
      `printf '[AGENT_RESULT]\\nsummary: %s\\nverdict: pass\\n[/AGENT_RESULT]\\n' "$(sha256sum < "$2" | cut -d' ' -f1)"`,
    ].join('\n')
    const argv = ['sh', '-c', script, 'agent', '{prompt}', '{prompt_file}']
    const run_id = await stage().bench.create('', { ...DISPATCH, argv, prompt: LONG })
    const run = await stage().play(run_id)
    expect(run).toMatchObject({ state: 'completed', end: { summary: sha256(LONG), files: [] } })
    const commit = run.checkpoints.at(-1)?.commit ?? ''
    const cwd = stage().bench.repository
    const listed = await gitText({ cwd, args: ['ls-tree', '-r', '--name-only', commit] })
    expect(listed).not.toContain('prompt')
  })
})

test('a request that fits is the argument and the variable of an agent of the text protocol', async () => {
  const script = `test "$1" = "say {prompt""_file} hello" && test "$BATON_PROMPT" = "$1" && test "$(cat "$BATON_PROMPT_FILE")" = "$1" && printf '[AGENT_RESULT]\\nsummary: same\\nverdict: pass\\n[/AGENT_RESULT]\\n'`
  const argv = ['sh', '-c', script, 'agent', '{prompt}']
  const run_id = await stage().bench.create('', { ...DISPATCH, argv, prompt: 'say {prompt_file} hello' })
  expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'same' } })
})

test('a request with a NUL, as an agent may have printed it, starts its agent', async () => {
  const script = `test "$BATON_PROMPT" = "was: \uFFFD." && test "$1" = "$BATON_PROMPT" && printf '[AGENT_RESULT]\\nsummary: started\\nverdict: pass\\n[/AGENT_RESULT]\\n'`
  const argv = ['sh', '-c', script, 'agent', '{prompt}']
  const run_id = await stage().bench.create('', { ...DISPATCH, argv, prompt: 'was: \0.' })
  expect(await stage().play(run_id)).toMatchObject({ state: 'completed', end: { summary: 'started' } })
})
