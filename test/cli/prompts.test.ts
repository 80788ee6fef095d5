import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadProject } from '../../src/cli/config-file.ts'
import { MAX_PROMPT_BYTES, promptOverrides } from '../../src/cli/prompt-files.ts'
import { describeViolation } from '../../src/protocol/index.ts'
import { runCommand } from '../support/run-command.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'baton-prompts-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

/** What is said of a folder of prompts, in English. */
async function faultsIn(path = 'prompts'): Promise<string[]> {
  const { faults } = await promptOverrides(folder, path)
  expect(faults.every(({ pointer }) => pointer === '/prompts')).toBe(true)
  return faults.map((fault) => describeViolation(fault, 'en'))
}

describe('the prompts of a project', () => {
  test('are read by name, in the order of the built-in ones', async () => {
    file('prompts/ending.md', 'End with {nonce}.\n')
    file('prompts/plan.md', '{part.task}\n')
    file('prompts/README.md', 'why we changed {this}')
    file('prompts/.gitkeep', '')
    const { overrides, faults } = await promptOverrides(folder, 'prompts')
    expect(Object.entries(overrides)).toEqual([
      ['plan', '{part.task}\n'],
      ['ending', 'End with {nonce}.\n'],
    ])
    expect(faults).toEqual([])
  })

  test('are refused with everything that is wrong', async () => {
    file('prompts/plann.md', '')
    file('prompts/plan.txt', '')
    file('prompts/coder.md', '{requst} {part.ending} {nonces}')
    file('prompts/rules.md', '{part.ending}')
    file('prompts/test.md', 'x'.repeat(MAX_PROMPT_BYTES + 1))
    writeFileSync(join(folder, 'prompts/harden.md'), Buffer.from([0xff, 0x41]))
    mkdirSync(join(folder, 'prompts/leader.md'))
    const { overrides } = await promptOverrides(folder, 'prompts')
    expect(overrides).toEqual({})
    const said = (await faultsIn()).sort().map((one) => one.replaceAll(folder, ''))
    expect(said).toEqual([
      expect.stringMatching(
        /^holds coder\.md with unknown placeholders: \{requst\}, \{nonces\} \(known: \{nonce\}, .*\{part\.ending\}\)$/,
      ),
      expect.stringMatching(/^holds harden\.md, which cannot be used: .*is not UTF-8/),
      'holds leader.md, which cannot be used: it is not a plain file',
      expect.stringMatching(
        /^holds plan\.txt, which is not the name of a prompt template \(names: plan\.md, leader\.md, .*ending\.md\)$/,
      ),
      expect.stringMatching(/^holds plann\.md, which is not the name/),
      expect.stringMatching(/^holds rules\.md with unknown placeholders: \{part\.ending\}/),
      expect.stringMatching(/^holds test\.md, which cannot be used: .*larger than 65536 bytes/),
    ])
  })

  test('up to the limit are read', async () => {
    file('prompts/test.md', 'x'.repeat(MAX_PROMPT_BYTES))
    expect(await faultsIn()).toEqual([])
  })

  test('come from no link and from nowhere else', async () => {
    file('secret.md', 'mine')
    mkdirSync(join(folder, 'prompts'))
    symlinkSync(join(folder, 'secret.md'), join(folder, 'prompts/plan.md'))
    expect(await faultsIn()).toEqual(['holds plan.md, which cannot be used: it is not a plain file'])
    symlinkSync(tmpdir(), join(folder, 'away'))
    expect(await faultsIn('away')).toHaveLength(1)
    expect((await promptOverrides(folder, 'away')).faults).toMatchObject([{ rule: 'path_leaves' }])
  })

  test('need a folder', async () => {
    file('plain', '')
    expect(await faultsIn('missing')).toEqual(['names a folder of prompts that cannot be read: ENOENT'])
    expect(await faultsIn('plain')).toEqual(['names a folder of prompts that cannot be read: ENOTDIR'])
  })

  test('in a crowd are not read at all', async () => {
    for (let number = 0; number < 201; number += 1) file(`prompts/${number}.md`, '')
    expect((await promptOverrides(folder, 'prompts')).faults).toMatchObject([{ rule: 'too_many' }])
  })
})

describe('the configuration', { timeout: 120_000 }, () => {
  const config = (prompts: unknown) =>
    file('baton.config.json', JSON.stringify({ schema_version: '1.0.0', language: 'en', prompts }, null, 2))
  const check = (...more: string[]) => runCommand(['config', 'check', ...more], { cwd: folder })
  beforeEach(() => execFileSync('git', ['init', '--quiet', folder]))

  test('brings them along, and config check shows which are replaced', async () => {
    file('agents/prompts/coder.md', '{handoff}\n\n{part.ending}\n')
    config('agents/prompts')
    const { prompts, config: effective } = await loadProject(join(folder, 'baton.config.json'))
    expect([prompts, effective.prompts]).toEqual([{ coder: '{handoff}\n\n{part.ending}\n' }, 'agents/prompts'])
    const shown = await check()
    expect(shown.code, shown.stderr).toBe(0)
    expect(shown.stdout).toContain('  prompts: agents/prompts (replaced: coder)\n')
    expect((await check('--lang', 'ko')).stdout).toContain('  프롬프트: agents/prompts (바꾼 템플릿: coder)\n')
    const { stdout } = await check('--json')
    expect(JSON.parse(stdout)).toMatchObject({ prompts: 'agents/prompts', prompts_replaced: ['coder'] })
  })

  test('without them says that the built-in ones hold', async () => {
    config(undefined)
    expect((await check()).stdout).toContain('  prompts: the built-in ones\n')
    expect(JSON.parse((await check('--json')).stdout)).toMatchObject({ prompts: null, prompts_replaced: [] })
  })

  test('is refused for what is wrong with them, at its line', async () => {
    file('prompts/plan.md', '{oops}')
    file('prompts/\u001b[2Jx.md', '')
    config('prompts')
    const ran = await check()
    expect([ran.code, ran.stdout]).toEqual([3, ''])
    expect(ran.stderr).toContain('    4:3 /prompts  holds plan.md with unknown placeholders: {oops}')
    expect(ran.stderr).toContain('holds \\u001b[2Jx.md, which is not the name of a prompt template')
    for (const path of ['../prompts', '/etc', 'C:\\x', 7]) {
      config(path)
      expect((await check()).code, String(path)).toBe(3)
    }
  })
})
