import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainQuestion } from '../../../src/protocol/agent-blocks/plain-question.ts'
import { resultTask } from '../../../src/protocol/auto-fix/result-task.ts'
import { ROOT } from '../../support/run-baton.ts'
import { FORMS, type Form, NONCE, played } from './spoken-forms.ts'

const lines = (verdict = 'pass', summary = 'it works') => [
  '[AGENT_RESULT]',
  `run: ${NONCE}`,
  `summary: ${summary}`,
  `verdict: ${verdict}`,
  '[/AGENT_RESULT]',
]
const block = (verdict?: string, summary?: string) => lines(verdict, summary).join('\n')
const indented = (by: string) => lines().map((line) => by + line)
const with_ = (text: string) => block().replace('[/AGENT_RESULT]', `${text}\n[/AGENT_RESULT]`)
const prompt = (name: string) =>
  readFileSync(join(ROOT, 'prompts', name), 'utf8')
    .replaceAll('{nonce}', NONCE)
    .match(/^ {4}\[\w+\][\s\S]*?^ {4}\[\/\w+\]/m)?.[0] ?? ''
const repairSample = resultTask('', { value: NONCE, required: true }).document?.form.en ?? ''

/**
 * What models print at the end of a turn, and what has to come of it: a verdict, a question to a person, or `repair`, where
 * the result has to be asked for.
 */
type Outcome = 'pass' | 'fail' | 'repair' | { readonly asks: string }
const OUTPUTS: readonly (readonly [string, string, Outcome])[] = [
  // A report in a form that models choose by themselves.
  ['lines of Windows', lines().join('\r\n'), 'pass'],
  ['white space behind every line', lines().join('  \n'), 'pass'],
  ['a fence of tildes', `~~~\n${block()}\n~~~`, 'pass'],
  [
    'a fence below a list item',
    `1. Done.\n\n   \`\`\`markdown\n${indented('   ').join('\n')}\n   \`\`\`\n\nThat is all.`,
    'pass',
  ],
  ['a fence that is not closed', `\`\`\`\n${block()}`, 'pass'],
  ['a fence in a fence', `\`\`\`\`markdown\n\`\`\`\n${block()}\n\`\`\`\n\`\`\`\``, 'pass'],
  ['tabs', indented('\t').join('\n'), 'pass'],
  ['empty lines between the fields', lines().join('\n\n'), 'pass'],
  ['tags of HTML around it', `<details>\n\n${block()}\n\n</details>`, 'pass'],
  ['an offer behind it', `${block()}\n\nIs there anything else you would like me to do?`, 'pass'],
  ['a second thought', `${block('fail')}\n\nI fixed that.\n\n${block()}`, 'pass'],
  ['a failure after a success', `${block()}\n\nOne test fails after all.\n\n${block('fail')}`, 'fail'],
  // What only looks like a success.
  ['no more than words', 'Verdict: pass. All 14 tests pass ✅\n\nThe work is **complete**.', 'repair'],
  ['JSON', '```json\n{"verdict": "pass", "summary": "it works"}\n```', 'repair'],
  ['the sample of the prompt', `When I am done, I will print:\n\n${prompt('en/ending.md')}\n\nNow I begin.`, 'repair'],
  ['the sample in Korean', `끝나면 이렇게 출력합니다.\n\n${prompt('ko/ending.md')}`, 'repair'],
  ['the sample in a fence', `\`\`\`\n${prompt('en/ending.md').replace(/^ {4}/gm, '')}\n\`\`\``, 'repair'],
  ['the sample of a repair', `I should have printed:\n\n${repairSample}`, 'repair'],
  ['the sample of a question', `If I need to, I ask with:\n\n${prompt('en/asking.md')}`, 'repair'],
  ['a success that is taken back in a word of its own', `${block()}\n\nNo, wait.\n\n${block('failed')}`, 'repair'],
  ['a success, and a block that breaks off', `${block()}\n\nNo:\n\n${lines('fail').slice(0, 3).join('\n')}`, 'repair'],
  ['a block that breaks off', `The result:\n${lines().slice(0, 4).join('\n')}`, 'repair'],
  ['the nonce of another run', block().replace(NONCE, 'def456'), 'repair'],
  ['no nonce', block().replace(`run: ${NONCE}\n`, ''), 'repair'],
  ['capital letters', block('PASS'), 'repair'],
  ['a tick', block('✅ pass'), 'repair'],
  ['two verdicts', with_('verdict: fail'), 'repair'],
  ['an empty summary', block('pass', ''), 'repair'],
  ['a quotation', block().replace(/^/gm, '> '), 'repair'],
  ['bold tags', block().replaceAll(/(\[\/?AGENT_RESULT\])/g, '**$1**'), 'repair'],
  ['bold fields', block().replace('summary:', '**summary:**'), 'repair'],
  ['one line', lines().join(' '), 'repair'],
  ['words on the line of the tag', `The result: ${block()}`, 'repair'],
  ['an invented field', with_('confidence: 95%'), 'repair'],
  ['`none` for a list', with_('issues: none'), 'repair'],
  // Questions in plain words.
  [
    'a question, and that it waits',
    'Should I round or truncate? I will wait for your answer.',
    { asks: 'Should I round or truncate? I will wait for your answer.' },
  ],
  [
    'a question, and a paragraph that waits',
    'Which one?\n\nLet me know and I will continue.\n\nThanks!',
    { asks: 'Which one?' },
  ],
  [
    'a request without a question mark',
    'I read it.\n\nPlease let me know which database you prefer.',
    { asks: 'Please let me know which database you prefer.' },
  ],
  [
    'a contradiction',
    'The plan says round, the test says truncate. Please advise.',
    { asks: 'The plan says round, the test says truncate. Please advise.' },
  ],
  [
    'several questions',
    'Two questions:\n\n1. Which database?\n\n2. Round or truncate?',
    { asks: 'Two questions:\n1. Which database?\n2. Round or truncate?' },
  ],
  [
    'choices before it',
    'There are two ways:\n\n**A)** round\n**B)** truncate\n\nWhich one (A/B)?',
    { asks: 'There are two ways:\n**A)** round\n**B)** truncate\nWhich one (A/B)?' },
  ],
  ['choices behind the mark', 'Is that right? (yes/no)', { asks: 'Is that right? (yes/no)' }],
  [
    'choices as code',
    'Round?\n\n```js\nMath.round(x)\n```\n\nor truncate?\n\n```js\nMath.trunc(x)\n```',
    { asks: 'Round?\n```js\nMath.round(x)\n```\nor truncate?\n```js\nMath.trunc(x)\n```' },
  ],
  [
    'Korean, with a promise',
    '반올림할까요, 버릴까요? 알려 주시면 진행하겠습니다.',
    { asks: '반올림할까요, 버릴까요? 알려 주시면 진행하겠습니다.' },
  ],
  ['Korean, as a request', '어느 데이터베이스를 쓸지 알려 주세요.', { asks: '어느 데이터베이스를 쓸지 알려 주세요.' }],
  // What is none.
  ['an offer', 'I added it and all tests pass. Is there anything else you would like me to do?', 'repair'],
  ['an offer in Korean', '모두 끝났습니다. 더 필요한 것이 있나요?', 'repair'],
  ['a polite end', 'It is done. Let me know if you have any questions!', 'repair'],
  ['a polite end in Korean', '끝났습니다. 궁금한 점이 있으면 알려 주세요.', 'repair'],
  ['a question that it answers', 'Round or truncate? I will proceed with truncating.', 'repair'],
  ['a title', '## What changed?\n\n- `sum` was added\n- tests were added', 'repair'],
  ['code in the sentence', 'I ran `grep -n "why?"`', 'repair'],
]

/** As the session of a run counts it: the last block is the one that holds, then the last words. */
function outcomeOf(form: Form, text: string): Outcome {
  const { judged, lastWords, isOver } = played(form, form.says(text), true)
  expect(isOver).toBe(true)
  const last = judged.at(-1)
  if (last?.kind === 'agent_result') return last.result.verdict as Outcome
  const asks = last ? undefined : plainQuestion(lastWords)
  return asks === undefined ? 'repair' : { asks }
}

describe.each(FORMS)('the last words of a model by $adapter', (form) => {
  test.each(OUTPUTS)('%s', (_, text, outcome) => {
    expect(outcomeOf(form, text)).toEqual(outcome)
  })
})

test('the samples of the prompts are there', () => {
  for (const name of ['en/ending.md', 'ko/ending.md', 'en/asking.md', 'ko/asking.md']) {
    expect(prompt(name)).toContain(`run: ${NONCE}`)
  }
})

test('a block of a subagent, and one in what a tool printed, are not heard', () => {
  const [claude] = FORMS
  const message = (more: object) => ({
    type: 'assistant',
    message: { id: 'm', content: [{ type: 'text', text: block() }] },
    ...more,
  })
  const printed = { type: 'user', message: { content: [{ type: 'tool_result', content: block() }] } }
  expect(played(claude as Form, [message({ parent_tool_use_id: 't' }), printed]).judged).toEqual([])
  expect(played(claude as Form, [message({})]).judged).toHaveLength(1)
})
