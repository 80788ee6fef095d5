import { afterAll, describe, expect, test } from 'vitest'
import { createValidator, DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { CliWorld } from '../support/cli-world.ts'
import { packageAt, TO_HARDENING } from '../support/package-at.ts'

/** The seven scenarios of the specification (pipeline.md §10.4), each through real processes of the command line. */
const worlds: CliWorld[] = []
const world = () => {
  const made = new CliWorld()
  worlds.push(made)
  return made
}
afterAll(() => {
  for (const made of worlds) made.remove()
})

const at = (time: string) => `--now 2026-02-28T${time}Z`
const BACK = '--reason "결함 발견" --category quality --item "jarvis: 널 검사 추가 @ 2026-03-02"'

// Many real processes one after the other: what a quiet machine does in seconds takes a busy one minutes.
describe.concurrent('the scenarios of the specification', { timeout: 300_000 }, () => {
  test('1. happy path: PLAN_PENDING to DONE over H1 to H4, each acknowledged', async () => {
    const baton = world()
    const id = await baton.ok(`task create --title "로그인 기능 구현" --priority P1 ${at('09:00:00')}`)
    expect(id).toBe('TASK-20260228-001')
    await baton.ok(`agent register kkomkkom --team KKOMKKOM --github Y ${at('09:00:00')}`)
    await baton.ok(`task pickup ${id} ${at('09:00:00')}`)
    const legs = [
      ['song-po', 'jarvis', 'H1', '--output plan_doc_ref=docs/plan.md'],
      ['jarvis', 'kimqa', 'H2', '--output code_ref=src/login.ts --output commit_hash=1234567'],
      ['kimqa', 'kangchul', 'H3', '--output verdict=pass --output "bugs_found=[]"'],
      ['kangchul', 'kkomkkom', 'H4', '--output refactor_ref=src/login.ts'],
    ] as const
    const points: string[] = []
    for (const [from, to, point, output] of legs) {
      await baton.ok(`task handoff ${id} --as ${from} --artifact docs/a.md ${output} ${at('10:00:00')}`)
      await baton.ok(`task ack ${id} accepted --as ${to} ${at('10:05:00')}`)
      points.push(point)
      await baton.ok(`task pickup ${id} --as ${to} ${at('10:06:00')}`)
    }
    await baton.ok(`task complete ${id} --as kkomkkom --output doc_ref=docs/login.md ${at('11:00:00')}`)
    const line = await baton.ok(`task approve ${id} ${at('11:30:00')}`)
    expect(line).toBe(`○ no evidence: PLAN, DEV, QA, HARDEN, DOC\n${id}: approved by 송PO (song-po) → DONE (Done).`)

    const shown = await baton.show(id)
    expect(shown.task_package.pipeline_history.map((step) => step.to_status)).toEqual([
      'PLAN_IN_PROGRESS',
      'DEV_PENDING',
      'DEV_IN_PROGRESS',
      'QA_PENDING',
      'QA_IN_PROGRESS',
      'HARDEN_PENDING',
      'HARDEN_IN_PROGRESS',
      'DOC_PENDING',
      'DOC_IN_PROGRESS',
      'DEPLOY_READY',
      'DONE',
    ])
    expect(shown).toMatchObject({ blocked: false, escalations: [], allowed: [] })
    expect(shown.task_package).toMatchObject({
      team_payloads: {
        JARVIS: { input: { plan_ref: 'docs/plan.md' }, output: { commit_hash: '1234567' } },
        KIMQA: { input: { code_ref: 'src/login.ts' }, output: { bugs_found: [] } },
      },
    })

    const { events } = await baton.json<{ events: { type: string; data: { point?: string; ack?: string } }[] }>(
      `task history ${id}`,
    )
    const told = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data)
    expect(told('handoff:sent').map(({ point }) => point)).toEqual(points)
    expect(told('handoff:acknowledged').map(({ ack }) => ack)).toEqual(points.map(() => 'accepted'))

    // What is shown keeps the contract and can be taken in elsewhere.
    const file = baton.file('shown.json', shown)
    await baton.ok(`validate ${file} --strict`)
    const elsewhere = world()
    await elsewhere.ok(`task import ${file}`)
    expect((await elsewhere.show(id)).task_package).toEqual(shown.task_package)
    await baton.ok('audit verify')
    await baton.ok('doctor')
  })

  test('2. ACK timeout: reminder, overdue, L1 and L2 at their minutes, none early and none twice', async () => {
    const baton = world()
    const id = await baton.ok(`task create --title "결제" --priority P1 ${at('09:00:00')}`)
    await baton.all([`task pickup ${id} ${at('09:00:00')}`, `task handoff ${id} ${at('09:00:00')}`])
    const tick = async (time: string) => {
      const { events } = await baton.json<{ events: { type: string; data: { level?: number } }[] }>(`tick ${at(time)}`)
      return events.map(({ type, data }) => (data.level === undefined ? type : `${type} L${data.level}`))
    }
    expect(await tick('09:14:59')).toEqual([])
    expect(await tick('09:15:00')).toEqual(['handoff:reminded'])
    expect(await tick('09:29:59')).toEqual([])
    expect(await tick('09:30:00')).toEqual(['handoff:overdue'])
    expect(await tick('09:44:59')).toEqual([])
    expect(await tick('09:45:00')).toEqual(['escalation:raised L1'])
    expect(await tick('09:59:59')).toEqual([])
    expect(await tick('10:00:00')).toEqual(['escalation:closed', 'escalation:raised L2'])
    expect(await tick('12:00:00')).toEqual([])

    const shown = await baton.show(id, at('10:00:00'))
    expect(shown).toMatchObject({
      blocked: true,
      handoff: { ack: 'awaiting', deadlines: { overdue: '2026-02-28T09:30:00.000Z' } },
    })
    const refused = await baton.refused(`task pickup ${id} --as jarvis ${at('10:01:00')}`)
    expect(refused).toMatchObject({ exit: 4, code: 'TASK_BLOCKED' })
    // Who was told: the team all along, its lead at L1, the PO from overdue on.
    const told = async (who: string) => {
      const { notices } = await baton.json<{ notices: { to: string; template: string }[] }>(`inbox --as ${who}`)
      return notices.map(({ to, template }) => `${template} to ${to}`).sort()
    }
    expect(await told('jarvis')).toEqual([
      'escalation to everybody',
      'escalation to jarvis',
      'handoff to team:JARVIS',
      'overdue to team:JARVIS',
      'reminder to team:JARVIS',
    ])
    expect(await told('song-po')).toEqual(['escalation to everybody', 'escalation to song-po', 'overdue to song-po'])
    // A late ACK closes what its timeout raised.
    await baton.ok(`task ack ${id} accepted --as jarvis ${at('10:02:00')}`)
    const late = await baton.show(id)
    expect(late.blocked).toBe(false)
    expect(late.escalations.map(({ level, outcome }) => [level, outcome])).toEqual([
      [1, 'superseded'],
      [2, 'acknowledged'],
    ])
  })

  test('3. reject flow: QA finds a defect, the task goes to DEV_REVISION with its reason, and comes back', async () => {
    const baton = world()
    const id = await baton.ok(`task create --title "검색" ${at('09:00:00')}`)
    await baton.all([
      `task pickup ${id} ${at('09:00:00')}`,
      `task handoff ${id} ${at('09:01:00')}`,
      `task pickup ${id} --as jarvis ${at('09:02:00')}`,
      `task handoff ${id} --as jarvis ${at('09:03:00')}`,
      `task pickup ${id} --as kimqa ${at('09:04:00')}`,
      `task reject ${id} --as kimqa --artifact reports/defect.md ${BACK} ${at('09:05:00')}`,
    ])
    expect(await baton.show(id)).toMatchObject({
      blocked: false,
      task_package: { status: 'DEV_REVISION', assigned_team: 'JARVIS', revision_count: 1, feedback: '결함 발견' },
    })
    const reject = (await baton.messages(id)).find((message) => message.type === 'reject')
    expect(createValidator(DEFAULT_PIPELINE)('reject', reject?.body, { strict: true }).violations).toEqual([])
    expect(reject?.body).toMatchObject({
      source: { team_id: 'KIMQA', agent_id: 'kimqa' },
      target: { team_id: 'JARVIS', agent_id: 'jarvis' },
      task: { status_from: 'QA_IN_PROGRESS', status_to: 'DEV_REVISION' },
      reject_reason: {
        category: 'quality',
        description: '결함 발견',
        action_items: [{ assignee: 'jarvis', action: '널 검사 추가', deadline: '2026-03-02' }],
      },
      attachments: [{ name: 'defect.md', path: 'reports/defect.md' }],
    })
    await baton.ok(`task resubmit ${id} --as jarvis ${at('10:00:00')}`)
    expect(await baton.show(id)).toMatchObject({
      task_package: { status: 'QA_PENDING' },
      handoff: { ack: 'awaiting', point: 'H2' },
    })
  })

  test('4. schema violation: a wrong package and a wrong message are refused with every fault, and nothing is written', async () => {
    const baton = world()
    const id = await baton.ok('task create --title "장바구니"')
    const before = await baton.events()
    const shown = await baton.show(id)
    const broken = {
      ...shown,
      task_package: { ...shown.task_package, task_id: 'TASK-20260231-001', status: 'FLYING', revision_count: -1 },
    }
    const package_ = await baton.refused(`task import ${baton.file('broken.json', broken)}`)
    expect(package_).toMatchObject({ exit: 3, code: 'INVALID_INPUT' })
    const pointers = (package_.details.violations as { pointer: string }[]).map(({ pointer }) => pointer)
    expect(pointers).toEqual(
      expect.arrayContaining(['/task_package/status', '/task_package/revision_count', '/task_package/task_id']),
    )

    const message = await baton.refused(
      `message send ${baton.file('handoff.json', { type: 'handoff', handoff_id: 'x', task: { task_id: id } })}`,
    )
    expect(message).toMatchObject({ exit: 3, code: 'INVALID_INPUT' })
    expect((message.details.violations as object[]).length).toBeGreaterThan(3)
    // A person reads the same list, in the language asked for.
    const human = await baton.run(`task import ${baton.file('broken.json', broken)} --lang ko`)
    expect(human.code).toBe(3)
    expect(human.stderr).toMatch(/^오류: .*\[INVALID_INPUT\]\n {4}\/task_package\/\S+ {2}.*[가-힣]/)
    expect(await baton.events()).toBe(before)
  })

  test('5. going back in time: a task that is DONE cannot return to DEV_IN_PROGRESS', async () => {
    const baton = world()
    const id = 'TASK-20260228-001'
    await baton.ok(`task import ${baton.file('done.json', packageAt(id, [...TO_HARDENING, 'skip_docs', 'approve']))}`)
    const before = await baton.events()
    for (const line of [
      `task pickup ${id} --as jarvis`,
      `task resume ${id}`,
      `task reject ${id} ${BACK}`,
      `task hold ${id} --reason x`,
    ]) {
      const refused = await baton.refused(line)
      expect(refused).toMatchObject({ exit: 4, code: 'TRANSITION_REFUSED', details: { status: 'DONE', allowed: [] } })
    }
    const done = await baton.show(id)
    const { pipeline_history: history } = done.task_package
    const last = history.at(-1)
    const step = { ...last, seq: history.length + 1, from_status: 'DONE', to_status: 'DEV_IN_PROGRESS', team: 'JARVIS' }
    const forged = {
      ...done,
      task_package: {
        ...done.task_package,
        task_id: 'TASK-20260228-999',
        status: 'DEV_IN_PROGRESS',
        assigned_team: 'JARVIS',
        pipeline_history: [...history, step],
      },
    }
    const imported = await baton.refused(`task import ${baton.file('forged.json', forged)}`)
    expect(imported).toMatchObject({ exit: 3, code: 'INVALID_INPUT' })
    expect(await baton.events()).toBe(before)
    expect((await baton.show(id)).task_package.status).toBe('DONE')
  })

  test('6. repeated rejection: the fourth revision escalates by itself and blocks the task', async () => {
    const baton = world()
    const id = await baton.ok(`task create --title "알림" ${at('09:00:00')}`)
    const now = at('09:30:00')
    await baton.all([
      `agent register kkomkkom --team KKOMKKOM ${now}`,
      `task pickup ${id} ${now}`,
      `task handoff ${id} ${now}`,
      `task ack ${id} rejected --as jarvis ${BACK} ${now}`,
      `task resubmit ${id} ${now}`,
      `task pickup ${id} --as jarvis ${now}`,
      `task handoff ${id} --as jarvis ${now}`,
      `task ack ${id} rejected --as kimqa ${BACK} ${now}`,
      `task resubmit ${id} --as jarvis ${now}`,
      `task pickup ${id} --as kimqa ${now}`,
      `task handoff ${id} --as kimqa ${now}`,
      `task ack ${id} rejected --as kangchul ${BACK} ${now}`,
    ])
    expect(await baton.show(id)).toMatchObject({ blocked: false, escalations: [], task_package: { revision_count: 3 } })
    await baton.all([
      `task resubmit ${id} --as kimqa ${now}`,
      `task pickup ${id} --as kangchul ${now}`,
      `task handoff ${id} --as kangchul ${now}`,
    ])
    const line = await baton.ok(`task ack ${id} rejected --as kkomkkom ${BACK} ${now}`)
    expect(line).toContain(`Escalation ${id}/E1 was raised.`)
    expect(line).toContain(`baton escalation resolve ${id}/E1 continue`)
    expect(await baton.show(id)).toMatchObject({
      blocked: true,
      task_package: { status: 'HARDEN_REVISION', revision_count: 4 },
      escalations: [{ id: `${id}/E1`, level: 2, triggers: ['revision_limit'], state: 'open' }],
    })
    const blocked = await baton.refused(`task resubmit ${id} --as kangchul ${now}`)
    expect(blocked).toMatchObject({ exit: 4, code: 'TASK_BLOCKED' })
    const notYours = await baton.refused(`escalation resolve ${id}/E1 continue --as kangchul ${now}`)
    expect(notYours).toMatchObject({ exit: 6, code: 'ESCALATION_NOT_YOURS' })
    await baton.ok(`escalation resolve ${id}/E1 continue --note "계속 진행" ${now}`)
    await baton.ok(`task resubmit ${id} --as kangchul ${now}`)
    expect((await baton.show(id)).task_package.status).toBe('DOC_PENDING')
  })

  test('7. KKOMKKOM skipped: while it has no active agent the PO, and only the PO, skips documentation', async () => {
    const baton = world()
    const id = 'TASK-20260228-001'
    await baton.ok(`task import ${baton.file('hardening.json', packageAt(id, TO_HARDENING))}`)
    expect(await baton.refused(`task handoff ${id} --as kangchul`)).toMatchObject({ exit: 4, code: 'TEAM_NOT_ACTIVE' })
    expect(await baton.refused(`task skip-docs ${id} --as kangchul`)).toMatchObject({
      exit: 6,
      code: 'ACTOR_NOT_ALLOWED',
    })
    expect((await baton.show(id)).allowed).toContainEqual({ action: 'skip_docs', by: 'song-po', to: 'DEPLOY_READY' })
    await baton.ok('agent register kkomkkom --team KKOMKKOM')
    expect(await baton.refused(`task skip-docs ${id}`)).toMatchObject({ exit: 4, code: 'TEAM_IS_ACTIVE' })
    await baton.ok('agent register kkomkkom --status inactive')
    expect(await baton.ok(`task skip-docs ${id}`)).toContain('→ DEPLOY_READY')
    const inbox = await baton.json<{ ready: { task_id: string }[] }>('inbox')
    expect(inbox.ready.map(({ task_id }) => task_id)).toEqual([id])
    await baton.ok(`task approve ${id}`)
    expect((await baton.show(id)).task_package.status).toBe('DONE')
  })
})
