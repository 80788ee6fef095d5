import { modelInConversation, optionArguments, turnsToCount } from '../../agents/adapters/option-words.ts'
import { sessionArguments } from '../../agents/adapters/session-arguments.ts'
import { grantedRules } from '../../pipeline/runs/granted-rules.ts'
import type { RunRecord } from '../../pipeline/runs/run-record.ts'
import type { AgentOptions } from '../../protocol/project-config/agent-options.ts'
import { argvOf, promptOf, type RunFiles, resumePromptOf } from './run-context.ts'
import type { RunProcessOptions } from './run-process.ts'

type ProcessStart = Pick<
  RunProcessOptions,
  'argv' | 'promptFile' | 'prompt' | 'session' | 'allowed' | 'usedBefore' | 'options'
>

/** How the process of this attempt is started: a CLI that named its session goes on with it and hears only what is new. */
export function processStart(run: RunRecord, files: RunFiles): ProcessStart {
  const session = run.session?.id ?? null
  const prompt = promptOf(run)
  return {
    argv: [...argvOf(run, files), ...optionArguments(run), ...sessionArguments(run, session)],
    ...(prompt === '' ? {} : { promptFile: files.prompt }),
    prompt: session === null ? prompt : resumePromptOf(run),
    session,
    allowed: [...(run.allowed ?? []), ...grantedRules(run)],
    usedBefore: run.session?.used ?? null,
    options: optionsInConversation(run),
  }
}

/** What no flag says. */
function optionsInConversation(run: RunRecord): AgentOptions {
  const [model, max_turns] = [modelInConversation(run), turnsToCount(run)]
  const { system_prompt } = run.options ?? {}
  return {
    ...(model === undefined ? {} : { model }),
    ...(max_turns === undefined ? {} : { max_turns }),
    ...(system_prompt === undefined ? {} : { system_prompt }),
  }
}
