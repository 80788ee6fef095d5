import type { PromptOf } from '../../engine/relay/relay-context.ts'
import { promptName } from '../../protocol/prompts/prompt-names.ts'
import { renderPrompt } from '../../protocol/prompts/render-prompt.ts'
import { builtInPrompts } from '../prompt-files.ts'

/** The built-in templates, and those of the project that the relay began with. */
export async function promptsFromFiles(): Promise<PromptOf> {
  const templates = await builtInPrompts()
  return ({ spec }, input) =>
    renderPrompt(
      promptName(input.stage, input.role),
      { language: spec.language, templates, overrides: spec.prompts },
      input,
    )
}
