import type { PromptOf } from '../../engine/look.ts'
import { promptName } from '../../protocol/prompts/prompt-names.ts'
import { renderPrompt } from '../../protocol/prompts/render-prompt.ts'

export type PromptTemplates = Parameters<typeof renderPrompt>[1]['templates']

/** Prompts by the built-in templates, and those of the project that the relay began with. */
export const promptOf =
  (templates: PromptTemplates): PromptOf =>
  ({ spec }, input) =>
    renderPrompt(
      promptName(input.stage, input.role),
      { language: spec.language, templates, overrides: spec.prompts },
      input,
    )
