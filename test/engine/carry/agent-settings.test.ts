import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RelayStory } from '../../../src/engine/relay-story.ts'
import { isAgentSettings } from '../../../src/protocol/handoff-document/agent-settings.ts'
import { RelayWorld } from '../../support/relay-world.ts'

let world: RelayWorld
let hooked: string
let seen: string
beforeAll(async () => {
  world = await RelayWorld.open()
  hooked = join(world.folder, 'hooked')
  seen = join(world.folder, 'seen')
})
afterAll(() => world[Symbol.asyncDispose]())

/** Every agent runs the hook that it finds in its clone, as a real one would; the coder writes one. */
const agent = (coder: string) => `
  echo "$BATON_STAGE $BATON_ROLE $(ls -A .claude .mcp.json .vscode 2>/dev/null | tr '\\n' ' ')" >> '${seen}'
  [ ! -e .claude/hooks/pre.sh ] || sh .claude/hooks/pre.sh
  if [ "$BATON_ROLE" = coder ]; then ${coder}; fi`
const WRITE = `mkdir -p .claude/agents .claude/hooks; echo prose > .claude/agents/a.md; echo '{}' > .mcp.json
  echo '{"hooks":{}}' > .claude/settings.json; echo "echo ran in \\$BATON_STAGE >> 'HOOKED'" > .claude/hooks/pre.sh`

const answer = (task_id: string, choice: string, how: 'person' | 'yes' = 'person') =>
  world.engine.execute({ type: 'answer_item', task_id, key: null, choice, note: null, how }, { actor: 'song-po' })

const branchFiles = (task: string) => world.git('ls-tree', '-r', '--name-only', `baton/${task}`).split('\n')
const SETTINGS = ['.claude/hooks/pre.sh', '.claude/settings.json', '.mcp.json']

/** What a person is asked about settings; the plan was asked before. */
const settingsIn = ({ items }: RelayStory) => items.filter(({ kind }) => kind === 'settings')
const settingsItem = async (task: string) => settingsIn((await world.read(task)).relay)[0]

describe('truth.12 agent settings that a stage wrote', () => {
  test('wait for a person, who alone can allow them; later stages are started without them', async () => {
    const task = await world.hostile('*', agent(WRITE.replace('HOOKED', hooked)))
    expect(await world.carry(task)).toMatchObject({ status: 'DEV_IN_PROGRESS', wait: { what: 'item' } })
    const item = await settingsItem(task)
    expect(item).toMatchObject({ kind: 'settings', confirmable: false, details: SETTINGS.map((path) => `A ${path}`) })
    await expect(answer(task, 'allow', 'yes')).rejects.toMatchObject({ code: 'ITEM_CHOICE_UNKNOWN' })
    // Taken up again without an answer, it waits for the same one.
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'item' } })
    expect(settingsIn((await world.read(task)).relay)).toHaveLength(1)
    await answer(task, 'allow')
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const { relay } = await world.read(task)
    for (const stage of ['DEV', 'DOC'])
      expect(relay.visits.find((visit) => visit.stage === stage)?.evidence.at(-1)).toMatchObject({ settings: SETTINGS })
    expect(branchFiles(task)).toEqual(expect.arrayContaining([...SETTINGS, '.claude/agents/a.md']))
    // The verifier and every later stage began without the settings, and with the prose.
    const later = readFileSync(seen, 'utf8')
      .split('\n')
      .filter((line) => /^(?:DEV verifier|QA|HARDEN|DOC)/.test(line))
    expect(later).toEqual(
      ['DEV verifier', 'QA stage', 'HARDEN stage', 'HARDEN reviewer', 'DOC stage'].map(
        (who) => `${who} .claude: agents `,
      ),
    )
    expect(existsSync(hooked)).toBe(false)
    await world.approve(task)
    expect(world.git('ls-tree', '-r', '--name-only', 'main')).toContain('.claude/settings.json')
  })

  test('are dropped where a person says so; links that lead out are refused, and the agent tries again', async () => {
    const links = 'ln -s /etc/passwd work/leak; ln -s ../../.. work/up'
    const mended = 'rm work/leak work/up; ln -s ../test/guard.test.txt work/down'
    const coder = `mkdir -p .vscode work; echo "{}" > .vscode/tasks.json; rm -f .mcp.json
      if [ -L work/leak ]; then ${mended}; else ${links}; fi`
    const task = await world.hostile('*', agent(coder))
    await world.carry(task)
    expect((await settingsItem(task))?.details).toEqual(['D .mcp.json', 'A .vscode/tasks.json'])
    await answer(task, 'drop')
    expect((await world.carry(task)).status).toBe('DEPLOY_READY')
    const { relay } = await world.read(task)
    // The second attempt did the same to the settings: what was decided about it holds.
    expect(settingsIn(relay)).toHaveLength(1)
    const files = branchFiles(task)
    expect(files).toEqual(expect.arrayContaining(['.mcp.json', `work/${task}.txt`, 'work/down']))
    expect(files.filter((path) => path.startsWith('.vscode') || path === 'work/leak' || path === 'work/up')).toEqual([])
    const dev = relay.visits.find(({ stage }) => stage === 'DEV')
    expect(dev?.loop?.attempt).toBe(2)
    expect(dev?.evidence[0]).toMatchObject({ passed: false, checks: [{ name: 'links stay inside', passed: false }] })
    expect(dev?.evidence[0]?.checks[0]?.tail).toContain('the link work/leak leads out of the repository')
    expect(dev?.evidence[0]?.checks[0]?.tail).toContain('the link work/up leads out of the repository')
    expect(dev?.evidence.at(-1)).toMatchObject({ passed: true })
    expect(dev?.evidence.at(-1)).not.toHaveProperty('settings')
    const events = await world.engine.store.events({ stream: task, limit: 500 })
    expect(String(events.find(({ data }) => data.why === 'attempt:failed')?.data.feedback)).toContain('work/leak')
  })

  test('stop the task where a person says so, who is asked again before it goes on', async () => {
    const task = await world.hostile('*', agent('echo "{}" > opencode.json'))
    await world.carry(task)
    await answer(task, 'stop')
    const stopped = await world.carry(task)
    expect(stopped).toMatchObject({ status: 'ON_HOLD', wait: { what: 'hold' } })
    expect((await world.read(task)).record.task.pipeline_history.at(-1)?.note).toContain('opencode.json')
    const resume = { type: 'step', task_id: task, action: 'resume', details: {} } as const
    await world.engine.execute(resume, { actor: 'song-po' })
    expect(await world.carry(task)).toMatchObject({ wait: { what: 'item' } })
  })

  test('are known by their names; prose is none', () => {
    const settings = [
      '.claude/settings.json',
      'a/.claude/settings.local.json',
      '.CLAUDE/hooks/x',
      '.codex/config.toml',
      '.gemini/settings.json',
      '.mcp.json',
      '.claude',
      '.cursor/mcp.json',
      'opencode.json',
      '.claude/skills/x/run.sh',
      '.claude/plugins/x/readme.md',
    ]
    for (const path of settings) expect(isAgentSettings(path)).toBe(true)
    for (const path of [
      'CLAUDE.md',
      'AGENTS.md',
      '.claude/agents/a.md',
      '.claude/skills/x/SKILL.md',
      '.cursor/rules/a.mdc',
      'src/settings.json',
    ])
      expect(isAgentSettings(path)).toBe(false)
  })
})
