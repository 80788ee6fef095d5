import { describe, expect, test } from 'vitest'
import type { Effect } from '../../src/protocol/plays/effect.ts'
import { AGENTS, agent, GraphScene, spec } from './graph-scene.ts'
import { conflict, died, evidence, id, merged, read, run, TIP } from './outcomes.ts'

const EXAMPLE = ['researcher', 'analyst', 'planner', 'dba', 'frontend', 'backend', 'unit-tester', 'code-reviewer']

const startOf = (effect: Effect) => (effect.do === 'start_run' ? effect.start : '')
const briefOf = (effect: Effect) => (effect.do === 'start_run' ? effect.brief.dispatch : undefined)

/** A graph that is approved and runs. */
function begun(chosen: readonly string[], more = {}): GraphScene {
  const scene = new GraphScene(spec(chosen, more))
  if (chosen.length >= 3) scene.answer('ask', 'approve')
  return scene
}

const issue = (severity: 'critical' | 'major', path: string, text: string, security = false) => ({
  ...{ severity, security, path, line: 12, text },
})

describe('the plan', () => {
  test('two agents run without a question, three are asked about', () => {
    expect(new GraphScene(spec(['backend', 'frontend'])).running).toEqual(['backend', 'frontend'])
    const three = new GraphScene(spec(['backend', 'frontend', 'unit-tester']))
    expect(three.running).toEqual([])
    expect(three.host.next).toMatchObject({ do: 'ask', item: 'plan', confirmable: true })
  })

  test('one agent waits for a person too where something is open, and what the person says reaches it', () => {
    const scene = new GraphScene(
      spec(['backend'], { open: ['Unclear: Which one?'], foresight: ['Unclear: Which one?'] }),
    )
    expect(scene.running).toEqual([])
    const asked = scene.host.next as Extract<Effect, { do: 'ask' }>
    expect(asked.details).toContain('Unclear: Which one?')
    expect(asked.options[0]?.label.en).toContain('the answers in the note (--note)')
    scene.answer('ask', 'approve', 'the second one')
    expect(briefOf(scene.effect('backend.run'))?.settled).toBe('the second one')
    const silent = new GraphScene(spec(['backend'], { open: ['Unclear: Which one?'] }))
    silent.answer('ask', 'approve')
    expect(briefOf(silent.effect('backend.run'))).not.toHaveProperty('settled')
  })

  test('a person sees what each agent does, hands over and may touch, however many there are', () => {
    const names = Array.from({ length: 20 }, (_, at) => `agent-${at}`)
    const one = {
      ...agent('implementation', ['src/**']),
      ...{ work: 'builds '.repeat(60), criteria: ['it works'], output: 'the files' },
    }
    const agents = Object.fromEntries(names.map((name) => [name, one]))
    for (const count of [3, 20]) {
      const chosen = names.slice(0, count)
      const scene = new GraphScene({ ...spec(chosen), agents, foresight: ['Overlaps with running work: TASK-1'] })
      const { details } = scene.host.next as Extract<Effect, { do: 'ask' }>
      const all = details.join('\n')
      for (const name of chosen) expect(all).toContain(`${name}: builds builds`)
      expect(all.match(/ {2}files: src\/\*\*/g)).toHaveLength(count)
      expect(all.match(/✓ it works/g)).toHaveLength(count)
      expect(all.match(/output: the files/g)).toHaveLength(count)
      expect(all).toContain('agent-0 → agent-1: the same file')
      expect(all).toContain('Overlaps with running work')
      scene.answer('ask', 'change', '-agent-0')
      expect(JSON.stringify(scene.host.next)).not.toContain('Overlaps')
    }
  })

  test('a person adds, removes and serialises agents, and sees the graph rebuilt', () => {
    const scene = new GraphScene(spec(['backend', 'frontend', 'unit-tester']))
    scene.answer('ask', 'change', '+architect -unit-tester backend>frontend')
    expect(scene.host.next).toMatchObject({ do: 'ask', item: 'plan' })
    const { details } = scene.host.next as Extract<Effect, { do: 'ask' }>
    expect(details.slice(0, 2)).toEqual(['1. backend → frontend (implementation)', '2. architect (verification)'])
    scene.answer('ask', 'approve')
    expect(scene.running).toEqual(['backend'])
  })

  test.each([
    ['+nobody', 'Unknown agents: nobody'],
    ['frontend>backend backend>frontend', 'The order is a cycle'],
    ['-backend -frontend -unit-tester', 'No agent would be left'],
    ['please', 'The note has no edits: +name, -name, first>then. Not understood: please. Known agents: '],
    ['+없는에이전트', 'Unknown agents: 없는에이전트'],
  ])('%s is refused with the reason, and the plan stays', (note, why) => {
    const scene = new GraphScene(spec(['backend', 'frontend', 'unit-tester']))
    scene.answer('ask', 'change', note)
    const { details } = scene.host.next as Extract<Effect, { do: 'ask' }>
    expect(details[0]).toContain(why)
    expect(details[0]).toMatch(/^The edit was not applied\. .*\. The plan below is the former one$/)
    expect(scene.state.chosen).toEqual(['backend', 'frontend', 'unit-tester'])
  })

  test('words that are no edits are named, and the edits beside them are applied', () => {
    const scene = new GraphScene(spec(['backend', 'frontend', 'unit-tester']))
    scene.answer('ask', 'change', 'please add +architect')
    const { details } = scene.host.next as Extract<Effect, { do: 'ask' }>
    expect(details[0]).toBe('The other edits were applied. Not understood: please, add')
    expect(scene.state.chosen).toEqual(['backend', 'frontend', 'unit-tester', 'architect'])
  })

  test('stop holds the task and asks again', () => {
    const scene = new GraphScene(spec(EXAMPLE))
    scene.answer('ask', 'stop', 'not now')
    expect(scene.host.holds).toEqual([{ note: 'not now', as: 'song-po' }])
    expect(scene.host.next).toMatchObject({ item: 'plan' })
  })
})

describe('running', () => {
  test("the document's example: what can run at once does, and each agent starts from the tip", () => {
    const scene = begun(EXAMPLE)
    expect(scene.running).toEqual(['researcher', 'analyst'])
    scene.works('researcher', {}, { commit: TIP })
    expect(scene.running).toEqual(['analyst'])
    scene.works('analyst', {}, { commit: TIP })
    expect(scene.running).toEqual(['planner'])
    scene.works('planner', {}, { commit: TIP })
    scene.works('dba')
    const tip = scene.state.tip
    expect(scene.running).toEqual(['frontend', 'backend'])
    expect([scene.effect('frontend.run'), scene.effect('backend.run')].map(startOf)).toEqual([tip, tip])
    scene.works('backend')
    expect(scene.running).toEqual(['frontend'])
    scene.works('frontend')
    expect(startOf(scene.effect('unit-tester.run'))).toBe(scene.state.tip)
    scene.works('unit-tester')
    scene.works('code-reviewer', { said: { verdict: 'approved' } }, { commit: scene.state.tip })
    const step = scene.done('read', 'read_work', read({ commit: scene.state.tip }))
    expect(step.outcome).toMatchObject({ kind: 'work', work: { commit: scene.state.tip } })
    expect(scene.host.told.filter(({ type }) => type === 'graph:planned')).toHaveLength(1)
  })

  test('results of agents before it are the context of an agent', () => {
    const scene = begun(['researcher', 'backend'])
    scene.works('researcher', {}, { commit: TIP })
    const context = briefOf(scene.effect('backend.run'))?.context
    expect(context).toEqual([
      {
        agent: 'researcher',
        ran: 'TASK-20260228-001/3/researcher.run.1',
        read: 'TASK-20260228-001/3/researcher.read.1',
      },
    ])
  })

  test('no more than the limit run at once', () => {
    const many = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [name, agent('implementation', [`${name}/**`])]),
    )
    const scene = new GraphScene({ ...spec(Object.keys(many), { parallel: 2 }), agents: many })
    scene.answer('ask', 'approve')
    expect(scene.running).toEqual(['a', 'b'])
    scene.works('a')
    expect(scene.running).toEqual(['b', 'c'])
  })

  test('agents whose files meet never run beside each other, also when one is called again', () => {
    const agents = {
      ...AGENTS,
      backend: agent('implementation', ['src/**']),
      frontend: agent('implementation', ['src/web/**']),
    }
    const scene = new GraphScene({ ...spec(['backend', 'frontend', 'code-reviewer']), agents })
    scene.answer('ask', 'approve')
    expect(scene.running).toEqual(['backend'])
    scene.works('backend')
    expect(scene.running).toEqual(['frontend'])
    scene.works('frontend')
    const said = { verdict: 'fail' as const, issues: [issue('critical', 'src/web/a.ts', 'wrong')] }
    scene.works('code-reviewer', { said }, { commit: scene.state.tip })
    expect(scene.running).toEqual(['backend'])
  })

  test("the planner's scopes count for what follows", () => {
    const scene = begun(['planner', 'backend', 'frontend'])
    const plan = '# Plan\n\n## backend\n\n- scope: src/shared/**, api/**\n\n## frontend\n\n- files: `src/**`\n'
    scene.works('planner', {}, { commit: TIP, documents: { 'plans/current.md': plan } })
    expect(scene.state.scopes).toEqual({ backend: ['src/shared/**', 'api/**'], frontend: ['src/**'] })
    expect(scene.running).toEqual(['backend'])
    scene.done('backend.run', 'start_run', run())
    expect(scene.effect('backend.read')).toMatchObject({ scope: ['src/shared/**', 'api/**'] })
  })
})

describe('the order by files', () => {
  const agents = { ...AGENTS, ios: agent('implementation', ['**']), android: agent('implementation', ['**']) }
  const planned = (scopes: readonly [string, string]) => {
    const scene = new GraphScene({ ...spec(['planner', 'ios', 'android', 'unit-tester']), agents })
    scene.answer('ask', 'approve')
    const plan = `# Plan\n\n## ios\n\n- scope: ${scopes[0]}\n\n## android\n\n- scope: ${scopes[1]}\n`
    scene.works('planner', {}, { commit: TIP, documents: { 'plans/current.md': plan } })
    return scene
  }

  test('is given up where the planner gives agents files of their own', () => {
    const scene = planned(['ios/**', 'android/**'])
    expect(scene.running).toEqual(['ios', 'android'])
    expect(scene.state.nodes['unit-tester']?.needs.toSorted()).toEqual(['android', 'ios'])
    scene.works('ios')
    expect(scene.running).toEqual(['android'])
    scene.works('android')
    expect(scene.running).toEqual(['unit-tester'])
  })

  test('is given up for single files that the planner lets three agents change at the same time', () => {
    const three = { ...agents, web: agent('implementation', ['**']) }
    const running = (overlaps: readonly string[], scope = (name: string) => `${name}/**`) => {
      const scene = new GraphScene({ ...spec(['planner', 'ios', 'android', 'web']), agents: three })
      scene.answer('ask', 'approve')
      const section = (name: string, at: number) =>
        `## ${name}\n\n- scope: ${scope(name)}, src/app.ts\n${overlaps[at] ? `- overlap: ${overlaps[at]}\n` : ''}\n`
      const plan = ['ios', 'android', 'web'].map(section).join('')
      scene.works('planner', {}, { commit: TIP, documents: { 'plans/current.md': plan } })
      return scene
    }
    const scene = running(['src/app.ts', 'src/app.ts', 'src/app.ts'])
    expect(scene.running).toEqual(['ios', 'android', 'web'])
    // What they may touch is what they are told and held to.
    scene.done('web.run', 'start_run', run())
    expect(scene.effect('web.read')).toMatchObject({ scope: ['web/**', 'src/app.ts'] })
    expect(running(['src/app.ts', 'src/app.ts']).running).toHaveLength(1)
    expect(running(['src/app.ts', 'src/app.ts', 'src/app.ts'], () => 'src/**').running).toHaveLength(1)
    expect(running(['src/app.ts', 'src/app.ts', 'lib/b.ts']).running).toEqual(['ios', 'android'])
  })

  test('stays where the files of the planner meet too', () => {
    expect(planned(['shared/**', 'shared/a/**']).running).toHaveLength(1)
  })
})

describe('merging', () => {
  test('work on the tip needs no merge, later work is merged one at a time', () => {
    const scene = begun(['backend', 'frontend'])
    scene.done('backend.run', 'start_run', run())
    scene.done('frontend.run', 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    expect(scene.state.tip).toBe(id('1'))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    expect(scene.effect('frontend.merge')).toMatchObject({ do: 'merge', ours: id('1'), theirs: id('2') })
    scene.done('frontend.merge', 'merge', merged(id('3')))
    expect(scene.state.tip).toBe(id('3'))
  })

  test('a conflict is asked about with both sides; the agent resolves it on a merge of both', () => {
    const scene = begun(['backend', 'frontend'])
    scene.done('backend.run', 'start_run', run())
    scene.done('frontend.run', 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', {
      ...conflict(['web/a.ts'], id('9')),
      sides: ['- ours', '+ theirs'],
    } as never)
    const asked = scene.effect('frontend.ask') as Extract<Effect, { do: 'ask' }>
    expect(asked).toMatchObject({ item: 'merge_conflict', confirmable: false })
    expect(asked.details).toEqual(['web/a.ts', '- ours', '+ theirs'])
    scene.answer('frontend.ask', 'agent')
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('8')))
    expect(scene.effect('frontend.run')).toMatchObject({ start: id('8'), brief: { conflicts: ['web/a.ts'] } })
    scene.done('frontend.run', 'start_run', run())
    expect(scene.effect('frontend.read')).toMatchObject({ onto: [id('1'), id('2')], conflicts: ['web/a.ts'] })
    scene.done('frontend.read', 'read_work', read({ commit: id('7') }))
    scene.done('frontend.merge', 'merge', merged(id('6')))
    expect(scene.state.tip).toBe(id('6'))
  })

  test('the question about a conflict has each file on one line, whatever it is called', () => {
    const scene = begun(['backend', 'frontend'])
    for (const name of ['backend', 'frontend']) scene.done(`${name}.run`, 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', conflict(['web/new\nline.ts', 'web/\u202etxt.exe'], id('9')))
    const asked = scene.effect('frontend.ask') as Extract<Effect, { do: 'ask' }>
    expect(asked.details).toEqual(['web/new\\u{a}line.ts', 'web/\\u{202e}txt.exe'])
  })

  test('an agent that leaves markers twice has not resolved it: both sides are a choice again, of its own work', () => {
    const scene = begun(['backend', 'frontend'])
    for (const name of ['backend', 'frontend']) scene.done(`${name}.run`, 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('9')))
    scene.answer('frontend.ask', 'agent')
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('8')))
    for (const commit of ['6', '7']) {
      scene.done('frontend.run', 'start_run', run())
      scene.done('frontend.read', 'read_work', read({ commit: id(commit), marked: ['web/a.ts'] }))
    }
    const asked = scene.effect('frontend.ask') as Extract<Effect, { do: 'ask' }>
    expect(asked.item).toBe('merge_conflict')
    expect(asked.details).toEqual(['Conflict markers are left in:', 'web/a.ts'])
    scene.answer('frontend.ask', 'theirs')
    expect(scene.effect('frontend.merge')).toMatchObject({ favor: 'theirs', ours: id('1'), theirs: id('2') })
    scene.done('frontend.merge', 'merge', merged(id('4')))
    expect(scene.state.tip).toBe(id('4'))
  })

  test('a run that is cancelled while it resolves a conflict starts again from the same merge', () => {
    const scene = begun(['backend', 'frontend'])
    for (const name of ['backend', 'frontend']) scene.done(`${name}.run`, 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('9')))
    scene.answer('frontend.ask', 'agent')
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('8')))
    scene.done('frontend.run', 'start_run', died('cancelled'))
    scene.answer('frontend.ask', 'retry')
    // Its work before the conflict is a parent of what comes next, so its files must be there too.
    expect(scene.effect('frontend.run')).toMatchObject({ start: id('8') })
    scene.done('frontend.run', 'start_run', run())
    expect(scene.effect('frontend.read')).toMatchObject({ onto: [id('1'), id('2')] })
  })

  test('the message of a merge names the run, and holds no control characters of what the agent said', () => {
    const scene = begun(['backend', 'frontend'])
    const summary = 'do\u001b[31mne\u202e \u200bnow'
    scene.done('backend.run', 'start_run', run())
    scene.done('frontend.run', 'start_run', run({ run_id: 'RUN-2', said: { summary } }))
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    expect(scene.effect('frontend.merge')).toMatchObject({
      message: '[dispatch] frontend: do [31mne now\n\nBaton-Task: TASK-20260228-001\nBaton-Run: RUN-2\n',
    })
  })

  test.each(['ours', 'theirs'] as const)('a person takes %s of the lines in conflict', (choice) => {
    const scene = begun(['backend', 'frontend'])
    for (const name of ['backend', 'frontend']) scene.done(`${name}.run`, 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', conflict(['web/a.ts'], id('9')))
    scene.answer('frontend.ask', choice)
    expect(scene.effect('frontend.merge')).toMatchObject({ favor: choice, ours: id('1'), theirs: id('2') })
  })

  test.each([true, false])('types keep both sides if the checks pass: %s', (passed) => {
    const scene = begun(['backend', 'frontend'])
    for (const name of ['backend', 'frontend']) scene.done(`${name}.run`, 'start_run', run())
    scene.done('backend.read', 'read_work', read({ commit: id('1') }))
    scene.done('frontend.read', 'read_work', read({ commit: id('2') }))
    scene.done('frontend.merge', 'merge', conflict(['web/types/user.ts'], id('9')))
    expect(scene.effect('frontend.merge')).toMatchObject({ favor: 'union' })
    scene.done('frontend.merge', 'merge', merged(id('4')))
    scene.done('frontend.evidence', 'gather_evidence', evidence(passed, id('4')))
    if (passed) expect(scene.state.tip).toBe(id('4'))
    else expect(scene.effect('frontend.ask')).toMatchObject({ item: 'merge_conflict' })
  })

  test.each(['leave', 'take'])('scopes of a planner that changed a file outside of its own hold: %s', (choice) => {
    const agents = { ...AGENTS, planner: { ...agent('design'), scope: ['plans/**'] } }
    const scene = begun(['planner', 'backend', 'unit-tester'], { agents })
    scene.done('planner.run', 'start_run', run())
    const documents = { 'plans/current.md': '## backend\n- files: lib/**\n' }
    scene.done('planner.read', 'read_work', read({ commit: id('1'), outside: ['x.ts'], documents }))
    scene.answer('planner.ask', choice)
    if (choice === 'take') scene.done('planner.read', 'read_work', read({ commit: id('2'), documents }))
    expect(briefOf(scene.effect('backend.run'))).toMatchObject({ scope: ['lib/**'] })
  })

  test('changes outside of the scope are shown and left out, or taken with a yes', () => {
    for (const [choice, more] of [
      ['leave', 0],
      ['take', 1],
    ] as const) {
      const scene = begun(['backend'])
      scene.done('backend.run', 'start_run', run())
      scene.done(
        'backend.read',
        'read_work',
        read({ commit: id('1'), outside: ['web/x.ts'], outside_ref: 'refs/baton/x' }),
      )
      expect(scene.effect('backend.ask')).toMatchObject({
        item: 'outside_scope',
        details: ['refs/baton/x', 'web/x.ts'],
      })
      scene.answer('backend.ask', choice)
      if (more === 0) expect(scene.state.tip).toBe(id('1'))
      else {
        expect(scene.effect('backend.read')).not.toHaveProperty('scope')
        scene.done('backend.read', 'read_work', read({ commit: id('2') }))
        expect(scene.state.tip).toBe(id('2'))
      }
    }
  })

  test('settings of agents are asked about, and the work is read without them', () => {
    const scene = begun(['backend'])
    scene.done('backend.run', 'start_run', run())
    const settings = [{ status: 'A' as const, path: '.claude/settings.json', entry: '100644 1' }]
    scene.done('backend.read', 'read_work', read({ settings }))
    scene.answer('backend.ask', 'drop')
    expect(scene.effect('backend.read')).toMatchObject({ without: ['.claude/settings.json'] })
  })
})

describe('limits', () => {
  test('the same agent failing twice in a row is asked about; retry gives it one more, skip goes on', () => {
    const scene = begun(['backend', 'frontend'])
    scene.works('frontend')
    scene.done('backend.run', 'start_run', died())
    expect(briefOf(scene.effect('backend.run'))?.retry).toMatchObject({
      kind: 'failed',
      text: expect.stringContaining('exit'),
    })
    scene.done('backend.run', 'start_run', died())
    expect(scene.effect('backend.ask')).toMatchObject({ item: 'agent_failed' })
    scene.answer('backend.ask', 'retry', 'look at the log')
    expect(briefOf(scene.effect('backend.run'))?.retry?.text).toContain('look at the log')
    scene.done('backend.run', 'start_run', died())
    scene.answer('backend.ask', 'skip')
    expect(scene.state.nodes.backend?.state).toBe('skipped')
    expect(scene.effect('read')).toMatchObject({ do: 'read_work' })
  })

  test('a success resets the count of failures', () => {
    const scene = begun(['backend', 'unit-tester'])
    scene.done('backend.run', 'start_run', died())
    scene.works('backend')
    const failed = [{ name: 'adds', expected: '2', actual: '3', fault: 'code' as const }]
    scene.works('unit-tester', { said: { verdict: 'fail', failed_tests: failed } })
    scene.done('backend.run', 'start_run', died())
    expect(scene.running).toEqual(['backend'])
  })

  test('code that fails its tests goes back to the agent that built it, then the tests run again', () => {
    const scene = begun(['frontend', 'backend', 'unit-tester'])
    scene.works('frontend')
    scene.works('backend')
    const said = {
      verdict: 'fail' as const,
      issues: [issue('major', 'api/a.ts', 'wrong')],
      failed_tests: [{ name: 'adds', expected: '2', actual: '3', fault: 'code' as const }],
    }
    scene.works('unit-tester', { said })
    expect(scene.running).toEqual(['backend'])
    expect(briefOf(scene.effect('backend.run'))?.retry).toMatchObject({
      kind: 'tests',
      from: 'unit-tester',
      by: 'TASK-20260228-001/3/unit-tester.run.1',
    })
    scene.works('backend')
    expect(scene.running).toEqual(['unit-tester'])
    expect(briefOf(scene.effect('unit-tester.run'))?.retry).toMatchObject({ kind: 'again' })
  })

  test('a wrong test is written again by the tester; twice in a row is asked about', () => {
    const scene = begun(['backend', 'unit-tester'])
    scene.works('backend')
    const said = {
      verdict: 'fail' as const,
      failed_tests: [{ name: 'adds', expected: '2', actual: '3', fault: 'test' as const }],
    }
    scene.works('unit-tester', { said })
    expect(scene.running).toEqual(['unit-tester'])
    expect(scene.state.loops).toBe(0)
    scene.works('unit-tester', { said })
    expect(scene.effect('unit-tester.ask')).toMatchObject({ item: 'agent_failed' })
  })

  test('critical findings go back with their file; tester and reviewer run again; the same twice is asked about', () => {
    const scene = begun(['frontend', 'backend', 'unit-tester', 'code-reviewer'])
    for (const name of ['frontend', 'backend', 'unit-tester']) scene.works(name)
    const said = (line: number) => ({
      verdict: 'fail' as const,
      issues: [{ ...issue('critical', 'web/a.ts', 'the token is logged'), line }],
    })
    scene.works('code-reviewer', { said: said(12) }, { commit: scene.state.tip })
    expect(scene.running).toEqual(['frontend'])
    scene.works('frontend')
    expect(scene.running).toEqual(['unit-tester'])
    scene.works('unit-tester')
    scene.works('code-reviewer', { said: said(14) }, { commit: scene.state.tip })
    expect(scene.effect('code-reviewer.ask')).toMatchObject({ item: 'findings' })
    scene.answer('code-reviewer.ask', 'accept')
    expect(scene.effect('read')).toMatchObject({ do: 'read_work' })
  })

  test('a fourth feedback loop is asked about, and one more is given by a person', () => {
    const scene = begun(['backend', 'unit-tester'])
    scene.works('backend')
    const said = (n: number) => ({
      verdict: 'fail' as const,
      failed_tests: [{ name: `test ${n}`, expected: '2', actual: '3', fault: 'code' as const }],
    })
    for (const n of [1, 2, 3]) {
      scene.works('unit-tester', { said: said(n) })
      scene.works('backend')
    }
    expect(scene.state.loops).toBe(3)
    scene.works('unit-tester', { said: said(4) })
    const asked = scene.effect('unit-tester.ask')
    expect(asked).toMatchObject({ item: 'findings' })
    const { details = [] } = asked as { details?: readonly string[] }
    expect(details).toContain('test 4: 2 / 3')
    const tried = details.slice(details.findIndex((line) => /Feedback loops so far|지금까지의/.test(line)) + 1)
    expect(tried).toEqual(
      [1, 2, 3].map((n) => expect.stringMatching(new RegExp(`^${n}\\. unit-tester → backend: .*test ${n}: 2 / 3`))),
    )
    scene.answer('unit-tester.ask', 'retry', 'add, do not concatenate')
    expect(scene.running).toEqual(['backend'])
    expect(briefOf(scene.effect('backend.run'))?.retry).toMatchObject({
      kind: 'tests',
      note: 'add, do not concatenate',
    })
    scene.works('backend')
    scene.works('unit-tester', { said: said(5) })
    expect(scene.effect('unit-tester.ask')).toMatchObject({ item: 'findings' })
  })

  test('an architect who wants a revision calls the planner, then the builders and verifiers again', () => {
    const scene = begun(['planner', 'backend', 'unit-tester', 'architect'])
    scene.works('planner', {}, { commit: TIP })
    scene.works('backend')
    scene.works('unit-tester')
    scene.works('architect', { said: { verdict: 'needs_revision' } }, { commit: scene.state.tip })
    expect(scene.running).toEqual(['planner'])
    expect(briefOf(scene.effect('planner.run'))?.retry).toMatchObject({ kind: 'revision', from: 'architect' })
    scene.works('planner', {}, { commit: scene.state.tip })
    expect(scene.running).toEqual(['backend'])
    scene.works('backend')
    scene.works('unit-tester')
    scene.works('architect', { said: { verdict: 'rejected' } }, { commit: scene.state.tip })
    expect(scene.effect('architect.ask')).toMatchObject({ item: 'findings', options: [{ choice: 'revise' }, {}, {}] })
  })

  test('only the planner revises where it is there: other designs stay; it gets what it wrote before', () => {
    const agents = { ...AGENTS, pm: agent('design') }
    const chosen = ['pm', 'planner', 'backend', 'architect']
    const scene = new GraphScene({ ...spec(chosen, { serialise: [] }), agents })
    scene.answer('ask', 'approve')
    for (const name of ['pm', 'planner']) scene.works(name, {}, { commit: TIP })
    scene.works('backend')
    expect(briefOf(scene.effect('architect.run'))?.context.map((one) => one.agent)).not.toContain('architect')
    scene.works('architect', { said: { verdict: 'needs_revision' } }, { commit: scene.state.tip })
    expect(scene.running).toEqual(['planner'])
    expect(briefOf(scene.effect('planner.run'))?.context.map((one) => one.agent)).toContain('planner')
  })

  test('a critical security finding stops all agents at once', () => {
    const agents = { ...AGENTS, auditor: agent('verification') }
    const scene = new GraphScene({ ...spec(['auditor', 'backend', 'frontend'], { serialise: [] }), agents })
    scene.answer('ask', 'approve')
    scene.works('backend')
    scene.works('frontend')
    const said = { verdict: 'pass' as const, issues: [issue('critical', 'api/a.ts', 'a key is logged', true)] }
    scene.works('auditor', { said }, { commit: scene.state.tip })
    expect(scene.running).toEqual([])
    expect(scene.effect('auditor.ask')).toMatchObject({ item: 'security' })
    scene.answer('auditor.ask', 'fix')
    expect(scene.running).toEqual(['backend'])
  })

  test('it stops them when the run is over: nothing is read, merged or asked before', () => {
    const scene = begun(['researcher', 'analyst', 'planner'])
    expect(scene.running.toSorted()).toEqual(['analyst', 'researcher'])
    const said = { verdict: 'pass' as const, issues: [issue('critical', 'api/a.ts', 'the key is public', true)] }
    const step = scene.done('researcher.run', 'start_run', run({ said }))
    expect(step.drop).toEqual(['analyst.run.1'])
    expect(scene.running).toEqual([])
    scene.reads('researcher', { outside: ['web/x.ts'], outside_ref: 'refs/baton/x' })
    const asked = scene.effect('researcher.ask')
    expect(asked).toMatchObject({ item: 'security' })
    expect(JSON.stringify(asked)).toContain('the key is public')
    expect(JSON.stringify(asked)).not.toContain('web/x.ts')
    scene.answer('researcher.ask', 'accept')
    expect(scene.running).toEqual(['analyst'])
  })

  test('one that finds nothing any more after it resolved a conflict lets the others go on', () => {
    const scene = begun(['researcher', 'analyst'])
    const said = { verdict: 'pass' as const, issues: [issue('critical', 'api/a.ts', 'the key is public', true)] }
    scene.done('researcher.run', 'start_run', run({ said }))
    scene.done('researcher.read', 'read_work', read({ commit: id('7'), marked: ['x.ts'] }))
    expect(scene.running).toEqual(['researcher'])
    scene.done('researcher.run', 'start_run', run())
    expect(scene.running).toEqual(['analyst'])
  })

  test('a question about files comes before the verdict, and what was found is shown with the verdict', () => {
    const scene = begun(['backend', 'architect'])
    scene.works('backend')
    const said = {
      verdict: 'rejected' as const,
      summary: 'not this way',
      issues: [issue('critical', 'a.ts', 'a loop')],
    }
    scene.done('architect.run', 'start_run', run({ said }))
    scene.done('architect.read', 'read_work', read({ commit: scene.commit(), outside: ['web/x.ts'] }))
    expect(scene.effect('architect.ask')).toMatchObject({ item: 'outside_scope', details: ['web/x.ts'] })
    scene.answer('architect.ask', 'leave')
    const asked = scene.effect('architect.ask')
    expect(asked).toMatchObject({ item: 'findings' })
    expect(asked).toMatchObject({ details: ['rejected: not this way', expect.stringContaining('a loop')] })
  })

  test('failures of a verifier with a verdict between them are not two in a row', () => {
    const scene = begun(['backend', 'code-reviewer'])
    scene.works('backend')
    const critical = { verdict: 'fail' as const, issues: [issue('critical', 'api/a.ts', 'no check')] }
    scene.done('code-reviewer.run', 'start_run', died())
    scene.works('code-reviewer', { said: critical }, { commit: scene.state.tip })
    scene.works('backend')
    scene.done('code-reviewer.run', 'start_run', died())
    expect(scene.running).toEqual(['code-reviewer'])
  })

  test("Baton's own checks that fail send the work back, and count as loops", () => {
    const scene = begun(['backend', 'unit-tester'])
    const refuse = () => scene.host.send({ type: 'refused', path: [], feedback: 'npm test failed', counts: true })
    scene.works('backend')
    for (let loop = 1; loop <= 3; loop += 1) {
      scene.works('unit-tester')
      scene.done('read', 'read_work', read({ commit: scene.state.tip }))
      refuse()
      expect(briefOf(scene.effect('backend.run'))?.retry).toMatchObject({ kind: 'checks', text: 'npm test failed' })
      scene.works('backend')
    }
    scene.works('unit-tester')
    scene.done('read', 'read_work', read({ commit: scene.state.tip }))
    refuse()
    const asked = scene.effect('ask') as { item: string; details: readonly string[] }
    expect(asked.item).toBe('findings')
    expect(asked.details.slice(-3)).toEqual([1, 2, 3].map((n) => `${n}. checks → backend: npm test failed`))
    scene.answer('ask', 'retry')
    expect(scene.running).toEqual(['backend'])
  })
})
