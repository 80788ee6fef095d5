import { describe, expect, it } from 'vitest'
import { parseAgentResult } from '../../../src/protocol/agent-blocks/parse-agent-result.ts'
import { parseWithAutoFix, startAutoFix } from '../../../src/protocol/auto-fix/parse-with-auto-fix.ts'
import { handoffTask, reportTask } from '../../../src/protocol/auto-fix/repair-tasks.ts'
import { resultTask } from '../../../src/protocol/auto-fix/result-task.ts'
import { LANGS } from '../../../src/protocol/lang.ts'

const NONCE = { value: 'abc123', required: true }

function request<T>(task: Parameters<typeof parseWithAutoFix<T>>[0], answer: string) {
  const step = parseWithAutoFix(task, startAutoFix(), answer)
  if (step.kind !== 'ask') throw new Error(step.kind)
  return step.prompt
}

/** What stands in the fences of the example. */
function examples(text: string, heading: string): string[] {
  const part = text.split(`[${heading}]\n`)[1]?.split('\n[JSON Schema]')[0] ?? ''
  return Array.from(part.matchAll(/```text\n([\s\S]*?)\n```/g), (match) => match[1] ?? '')
}

describe('reach.10 a request to repair a completion report', () => {
  const prompt = request(reportTask(), '## Done\n\nAll is well.\n')

  it.each(LANGS)('names the errors by field, the fields by heading, and has the schema (%s)', (lang) => {
    const text = prompt[lang]
    for (const field of ['status', 'featureName', 'generatedFiles', 'issues']) expect(text).toContain(`- /${field}`)
    const heading = lang === 'ko' ? '### 생성된 파일' : '### Generated Files'
    expect(text).toContain(`- generatedFiles: \`${heading}\``)
    expect(text).toContain('COMPLETION_REPORT.md')
    expect(text).toContain('"failureCause"')
    expect(text).toContain('All is well.')
    expect(text).not.toMatch(/\{[a-z]+\}/)
  })

  it.each(LANGS)('shows a success and a failure that can be read (%s)', (lang) => {
    const read = examples(prompt[lang], lang === 'ko' ? '작성 예시' : 'Example').map((text) => reportTask().parse(text))
    expect(read.map((one) => one.ok && one.value.status)).toEqual(['SUCCESS', 'FAILED'])
  })

  it('says that there was nothing, where the file is missing', () => {
    expect(request(reportTask(), '').en).toContain('[Your last output]\n(nothing)\n')
  })
})

describe('reach.10 a request to repair HANDOFF.md', () => {
  it.each(LANGS)('shows an order that can be read (%s)', (lang) => {
    const prompt = request(handoffTask(), '## Mode\n\nSinging\n')[lang]
    const [example = ''] = examples(prompt, lang === 'ko' ? '작성 예시' : 'Example')
    expect(handoffTask().parse(example)).toMatchObject({ ok: true, value: { mode: 'coding' } })
    for (const field of ['mode', 'input', 'output', 'constraints', 'completionCriteria']) {
      expect(prompt).toMatch(new RegExp(`^- ${field}: `, 'm'))
    }
  })
})

describe('reach.10 a request to repair AGENT_RESULT', () => {
  const task = resultTask('kimqa', NONCE)

  it('names the field that is missing, and shows a block that is heard once it is not indented', () => {
    const text = request(task, `done\n[AGENT_RESULT]\nrun: ${NONCE.value}\nsummary: fine\n[/AGENT_RESULT]\n`).en
    expect(text).toContain("missing required field 'verdict'")
    expect(text).toContain('- verdict: pass | fail | approved | needs_revision | rejected (required)')
    const block = text.split('[Example]\n')[1]?.split('\n[JSON Schema]')[0] ?? ''
    expect(parseAgentResult(block, NONCE).ok).toBe(false)
    const filled = block.replace(/^ {4}/gm, '').replace(/^summary: .*$/m, 'summary: fine')
    expect(parseAgentResult(filled, NONCE)).toMatchObject({ ok: true, value: { verdict: 'pass' } })
    // The example alone, repeated as it stands, says nothing.
    expect(parseAgentResult(block.replace(/^ {4}/gm, ''), NONCE).ok).toBe(false)
  })

  it.each([
    ['none at all', 'I am done.', 'has no [AGENT_RESULT] block'],
    ['one of another run', '[AGENT_RESULT]\nrun: other\nsummary: a\nverdict: pass\n[/AGENT_RESULT]', 'has no'],
    [
      'one in a fence without the nonce',
      '```\n[AGENT_RESULT]\nsummary: a\nverdict: pass\n[/AGENT_RESULT]\n```',
      'has no',
    ],
    ['the signal of another workflow', `=== CUSTOM TASK COMPLETE ===\nrun: ${NONCE.value}\n`, ''],
  ])('is made for %s', (_, said, words) => {
    expect(request(task, said).en).toContain(words)
  })
})
