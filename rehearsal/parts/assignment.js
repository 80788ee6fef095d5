import { readFileSync } from 'node:fs'

/**
 * What this run is about, from the environment and from the JSON file that Baton gives every agent.
 *
 * The `brief` says why the run was started: the request, the role, what came back. A Baton that sends none cannot send
 * work back either, so `brief` is null there and nobody plays a part that needs it.
 */
export function readAssignment() {
  const { BATON_NONCE, BATON_TASK_ID = '', BATON_PROMPT = '' } = process.env
  if (!BATON_NONCE) sayWhatIsNeeded()
  const context = readContext(process.env.BATON_CONTEXT)
  const brief = context.brief ?? null
  const request = brief?.request ?? context.prompt ?? BATON_PROMPT
  return {
    brief,
    task: taskId(brief?.task_id ?? context.task_id ?? BATON_TASK_ID),
    request,
    title: oneLine(brief?.title ?? request.trim().split('\n')[0] ?? ''),
    language: brief?.language === 'ko' ? 'ko' : 'en',
    role: brief?.role ?? 'stage',
    answers: context.answers ?? [],
  }
}

/** A word of the rehearsal in the language of the task. */
export const inLanguage = (language) => (ko, en) => (language === 'ko' ? ko : en)

function readContext(file) {
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** It becomes part of file names. */
const taskId = (given) => (/^TASK-\d{8}-\d{3,}$/.test(given) ? given : 'TASK-REHEARSAL')

const oneLine = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 200)

function sayWhatIsNeeded() {
  console.error(
    [
      '이 스크립트는 Baton이 시작합니다: baton run "…"',
      'This script is started by Baton: baton run "…"',
      '',
      'It works in the current folder and needs in its environment:',
      '  BATON_NONCE     the nonce of the run, which goes into every block (required)',
      '  BATON_TASK_ID   such as TASK-20261115-001',
      '  BATON_PROMPT    the request',
      '  BATON_CONTEXT   a JSON file with more of it: brief, answers',
      '',
      'Nothing was done.',
    ].join('\n'),
  )
  process.exit(2)
}
