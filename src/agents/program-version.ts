import { spawn } from 'node:child_process'

const LONGEST_OUTPUT = 10_000

/**
 * What a program answers to `--version`; null where it says no version in time. It gets no keys, and what it started is
 * killed with it.
 */
export async function programVersion(program: string, limitMs: number): Promise<string | null> {
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const quiet = { TERM: 'dumb', DISABLE_AUTOUPDATER: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1' }
  const env = Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, LANG, ...quiet }).filter(([, value]) => value))
  const child = spawn(program, ['--version'], { env, detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (text: string) => {
    if (said.length < LONGEST_OUTPUT) said += text
  })
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
    child.stdout.destroy()
  }
  const timer = setTimeout(kill, limitMs)
  try {
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null))
      child.once('close', resolve)
    })
    return code === 0 ? (/\d+\.\d+[\w.+-]*/.exec(said)?.[0] ?? null) : null
  } finally {
    clearTimeout(timer)
    kill()
  }
}
