/** The last word of a rehearsal agent: what it did and whether it is content. Real agents say the same. */
export function reportResult(summary, verdict, files = []) {
  const lines = [
    '[AGENT_RESULT]',
    `run: ${process.env.BATON_NONCE ?? ''}`,
    `summary: ${summary}`,
    `verdict: ${verdict}`,
    ...(files.length === 0 ? [] : ['files:', ...files.map((path) => `  - ${path}`)]),
    '[/AGENT_RESULT]',
  ]
  console.log(lines.join('\n'))
}
