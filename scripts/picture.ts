// `node scripts/picture.ts ["request"]`: carries a task for real and draws what happened as docs/images/relay.svg.
// `--events FILE` draws from the lines that `baton run --json` printed; `--out FILE` writes elsewhere; `--lang ko|en`.
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { scratchRepository } from '../src/workspace/git/scratch-repository.ts'
import { relayPicture } from './picture/relay-picture.ts'
import { relayTimeline } from './picture/relay-timeline.ts'

const ROOT = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    events: { type: 'string' },
    out: { type: 'string', default: join(ROOT, 'docs', 'images', 'relay.svg') },
    lang: { type: 'string', default: 'en' },
  },
})
const lang = values.lang === 'ko' ? 'ko' : 'en'
const request = positionals[0] ?? '인사 함수를 만들어 주세요'
const lines = values.events === undefined ? await carriedOut(request) : await readFile(values.events, 'utf8')
await mkdir(dirname(values.out), { recursive: true })
await writeFile(values.out, relayPicture(relayTimeline(lines), lang))
console.log(values.out)

/** The lines of a real run, in a repository and with a home of its own. */
async function carriedOut(text: string): Promise<string> {
  const repository = await scratchRepository()
  const home = await mkdtemp(join(tmpdir(), 'baton-picture-'))
  try {
    const args = [join(ROOT, 'bin', 'baton.js'), 'run', text, '--json', '--yes', '--lang', lang]
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, BATON_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => {
      printed += more
    })
    await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
    return printed
  } finally {
    await rm(home, { recursive: true, force: true })
    await rm(repository, { recursive: true, force: true })
  }
}
