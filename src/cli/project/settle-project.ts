import { join } from 'node:path'
import { BatonError } from '../../protocol/baton-error.ts'
import { NO_SETUP, type ProjectSetup } from '../../protocol/plays/project-setup.ts'
import type { EffectiveConfig } from '../../protocol/project-config/effective-config.ts'
import { type CompleteConfig, completeConfig } from '../../service/project/discover-project.ts'
import { approve, isApproved, type SetupQuestion, setupQuestion } from '../../service/project/setup-consent.ts'
import type { Baton } from '../compose.ts'
import { canAsk } from '../relay/attend-relay.ts'
import { stateFolder } from '../relay/last-run.ts'
import { print } from '../report.ts'
import { openAsker } from '../session/asker.ts'
import { projectText, questionText } from './project-text.ts'

type Teller = Pick<Baton, 'json' | 'lang' | 'now'>

export interface SettleOptions {
  readonly repository: string
  /** Says yes to what would be asked, on the record; undefined: the command has no such option. */
  readonly yes: boolean | undefined
}

/**
 * The configuration with the setup and the checks that the files of the project tell, shown before they run. What needs
 * a person's yes is asked for here, once; without one nothing is started.
 */
export async function settleProject(
  teller: Teller,
  config: EffectiveConfig,
  { repository, yes }: SettleOptions,
): Promise<CompleteConfig> {
  const complete = await completeConfig(config, repository)
  if (!teller.json) print(projectText(complete, teller.lang))
  // What the configuration names is the person's own.
  if (config.setup !== null) return complete
  const question = await setupQuestion(repository, complete.setup)
  if (question && !(await isAllowed(teller, question, yes))) throw notApproved(question, yes)
  return complete
}

/** Asks for the same without a task to start: nothing fails where nobody can be asked. */
export async function offerApproval(
  teller: Teller,
  setup: ProjectSetup,
  { repository, yes }: SettleOptions,
): Promise<void> {
  const question = await setupQuestion(repository, setup)
  if (question) await isAllowed(teller, question, yes)
}

/** The same for a server, which asks nobody: what has no yes yet is refused. */
export async function requireApproved(config: EffectiveConfig, repository: string): Promise<CompleteConfig> {
  const complete = await completeConfig(config, repository)
  const question = config.setup === null ? await setupQuestion(repository, complete.setup) : undefined
  if (question && !isApproved(approvals(), question)) throw notApproved(question)
  return complete
}

/** What holds in a scratch repository, which Baton itself fills. */
export const SCRATCH_PROJECT = {
  setup: NO_SETUP,
  checks: [{ name: 'test', command: ['node', '--test'], timeout_minutes: 10, detected: true }],
} as const satisfies Pick<EffectiveConfig, 'setup' | 'checks'>

const approvals = () => join(stateFolder(), 'approved-setups')

/** Shows what is asked for, and asks where somebody is there to answer. */
async function isAllowed({ json, lang, now }: Teller, question: SetupQuestion, yes = false): Promise<boolean> {
  if (isApproved(approvals(), question)) return true
  if (!json) print(questionText(question, lang))
  if (!yes) {
    if (!canAsk({ json })) return false
    using asker = openAsker()
    if (!(await asker.yes(QUESTION[lang], false))) return false
  }
  approve(approvals(), question, now())
  return true
}

const QUESTION = {
  ko: '이 명령과 복사를 허용할까요? 이 컴퓨터의 이 폴더에서 내용이 바뀔 때까지 다시 묻지 않습니다. [y/N] ',
  en: 'Allow these commands and copies? They are not asked about again in this folder until they change. [y/N] ',
}

/** `baton init` asks too: it is for commands that cannot be told yes, and for what a server was asked. */
function notApproved({ steps, copy, files, secrets, digest }: SetupQuestion, yes?: boolean): BatonError {
  const sources = [...new Set([...steps.map(({ source = '' }) => source), ...(copy.length > 0 ? [INCLUDED] : [])])]
  const how = yes === undefined ? 'baton init --no-memory' : '--yes'
  const commands = steps.map(({ command, cwd, source }) => ({ command, cwd, source }))
  return BatonError.of(
    'SETUP_NOT_APPROVED',
    { sources: sources.join(', '), how },
    { digest, commands, copy, files: files.slice(0, 100), secrets },
  )
}

const INCLUDED = '.worktreeinclude'
