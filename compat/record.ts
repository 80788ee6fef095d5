import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openSqliteStore } from '../src/store/sqlite/open.ts'

const FIXTURES = join(dirname(import.meta.dirname), 'test', 'fixtures', 'adapters')

/**
 * Keeps what the CLI of one run printed as a fixture of the tests: the lines of its protocol, with the folders, the nonce
 * and the token of this run taken out.
 */
export async function recordRun(storePath: string, run_id: string, name: string, home: string): Promise<string> {
  const store = await openSqliteStore({ path: storePath, onlyLook: true })
  const [run] = await store.load([{ kind: 'run', id: run_id }])
  const { nonce = '', workspace } = run?.value ?? {}
  const bytes: Uint8Array[] = []
  for (let after = 0; ; ) {
    const frames = await store.readTranscript(run_id, { after, limitBytes: 1_000_000 })
    const last = frames.at(-1)
    if (!last) break
    for (const { source, bytes: piece } of frames) if (source === 'wire') bytes.push(piece)
    after = last.position + last.bytes.length
  }
  await store.close()
  const text = Buffer.concat(bytes).toString()
  const file = join(FIXTURES, `${name}.jsonl`)
  const plain = text
    .replaceAll(workspace?.folder ?? ' ', '/clone')
    .replaceAll(home, '/home/dev')
    .replaceAll(nonce === '' ? ' ' : nonce, 'abc123')
  writeFileSync(file, plain)
  return file
}
