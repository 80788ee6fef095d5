import { BatonError } from '../../protocol/baton-error.ts'
import { inflect } from '../../protocol/inflect.ts'
import type { Lang } from '../../protocol/lang.ts'
import { doctor as examine, type Problem as Found } from '../../service/audit/doctor.ts'
import type { ExaminedAgent } from '../../service/place/agents-here.ts'
import { agentsOfProject } from '../agents-of-project.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { projectFrom } from '../config-file.ts'
import { agentJson, agentsText, missingAgent } from '../present/config/agents-text.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'

type Problem = Omit<Found, 'problem'> & { readonly problem: string }

/** `baton doctor`: looks for inconsistent records; `--repair` restores only values that the chain has. */
export async function doctor(options: CommonOptions & { readonly repair?: boolean }): Promise<void> {
  const { path, config } = await projectFrom(options)
  const agents = await agentsOfProject(config, path)
  // Before the store is opened: without one there is still something to see.
  if (!options.json) print(agentsText(agents, options.lang))
  await withBaton(options, options.repair ? 'write' : 'read', async ({ service, caller, json, lang }) => {
    const { problems, tasks } = await examine(service, caller, { repair: options.repair ?? false })
    const found = [
      ...problems.map((one) => ({ ...one, problem: one.problem[lang] })),
      ...agents.flatMap((agent) => missingProblem(agent, lang)),
    ]
    report({ found, tasks, agents }, json, lang)
  })
}

const AGENTS = 'agents'

/** A program that a stage needs: no repair of the store brings it. */
function missingProblem(agent: ExaminedAgent, lang: Lang): Problem[] {
  const problem = missingAgent(agent, lang)
  return problem === undefined ? [] : [{ place: AGENTS, problem, repaired: false }]
}

interface Findings {
  readonly found: readonly Problem[]
  readonly tasks: number
  readonly agents: readonly ExaminedAgent[]
}

function report({ found, tasks, agents }: Findings, json: boolean, lang: Lang): void {
  const left = found.filter((one) => !one.repaired)
  if (json) printJson({ tasks, problems: found, agents: agents.map((agent) => agentJson(agent, lang)) })
  // The agents were shown above.
  else
    print(
      found
        .filter(({ place }) => place !== AGENTS)
        .map((one) => line(one, lang))
        .join('') + summary(tasks, found.length, lang),
    )
  if (left.length === 0) return
  const repairable = left.filter((one) => one.repairable || one.expected !== undefined).length
  throw BatonError.of('DOCTOR_FOUND', { problems: left.length, repairable })
}

function line({ place, problem, repaired }: Problem, lang: Lang): string {
  const mark = repaired ? (lang === 'ko' ? ' (고쳤습니다)' : ' (repaired)') : ''
  return `${repaired ? '✓' : '✗'} ${terminalText(place)}: ${terminalText(problem)}${mark}\n`
}

function summary(tasks: number, problems: number, lang: Lang): string {
  return lang === 'ko'
    ? `태스크 ${tasks}건 점검, 문제 ${problems}건.\n`
    : inflect`${tasks} task(s) examined, ${problems} problem(s).\n`
}
