import { createInterface } from 'node:readline'

/**
 * What a rehearsal agent says to Baton: docs/reference/agent-protocol.md in forty lines. Every block carries the nonce
 * of the run, so that nothing the agent merely prints is taken for its word.
 */
export function sayBlock(tag, fields) {
  const lines = Object.entries(fields).flatMap(([key, content]) => {
    if (content === undefined || content.length === 0) return []
    return Array.isArray(content) ? [`${key}:`, ...content.map((item) => `- ${item}`)] : [`${key}: ${content}`]
  })
  console.log(['', `[${tag}]`, `run: ${process.env.BATON_NONCE}`, ...lines, `[/${tag}]`].join('\n'))
}

/** A text that could be read as something else is written as a JSON string, the one escape of the protocol. */
export function value(text) {
  const plain = text !== '' && text === text.trim() && !text.startsWith('"') && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)
  return plain ? text : JSON.stringify(text)
}

/** Asks a person and waits. Whoever was started anew finds what was answered before in its context. */
export async function ask({ question, options, byDefault }, answers) {
  const before = answers.find((one) => one.question === question)
  if (before) return before.answer ?? byDefault
  const heard = nextAnswer()
  sayBlock('USER_QUESTION', {
    category: 'choice',
    question: value(question),
    options: options.map(value),
    default: value(byDefault),
    required: 'true',
  })
  return (await heard) ?? byDefault
}

async function nextAnswer() {
  for await (const line of createInterface({ input: process.stdin })) {
    const message = readMessage(line)
    if (message?.type !== 'question_answer') continue
    // Otherwise the open pipe would keep the process alive.
    process.stdin.destroy()
    return message.answer
  }
  console.error('Baton closed standard input before it answered.')
  process.exit(1)
}

/** What is no message is nothing that was said to an agent. */
function readMessage(line) {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The last word of a run: what it did and whether it is content. */
export function sayResult({ summary, verdict, files = [], issues = [], failedTests = [], actionItems = [], ...more }) {
  sayBlock('AGENT_RESULT', {
    summary: value(summary),
    verdict,
    files: files.map(value),
    issues: issues.map(
      ({ severity, path, line, text }) => `${severity} ${path}${line ? `:${line}` : ''} ${value(text)}`,
    ),
    failed_tests: failedTests.map(({ name, expected, actual }) =>
      [value(name), `expected: ${part(expected)}`, `actual: ${part(actual)}`, 'fault: code'].join(' | '),
    ),
    action_items: actionItems.map(value),
    category: more.category,
    attachments: (more.attachments ?? []).map(({ type, path }) => `${type} ${value(path)}`),
    outputs: named(more.outputs),
    not_needed: named(more.notNeeded),
    checklist: named(more.checklist),
  })
}

const named = (texts = {}) => Object.entries(texts).map(([name, text]) => `${name}: ${value(text)}`)

const part = (text) => (text.includes('|') ? JSON.stringify(text) : value(text))
