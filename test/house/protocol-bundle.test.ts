import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { ROOT } from '../support/run-baton.ts'

/** Bundles `baton-relay/protocol` for a browser, where nothing of Node exists. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'src', 'protocol', 'index.ts'), formats: ['iife'], name: 'protocol' },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  expect(output?.output).toHaveLength(1)
  const chunk = output?.output[0] as Rolldown.OutputChunk
  expect([...chunk.imports, ...chunk.dynamicImports]).toEqual([])
  return chunk.code
}

test('the protocol runs without Node: it bundles, imports nothing, and judges a transition in a bare context', async () => {
  const code = await bundle()
  // What Vite puts in the place of a module of Node.
  expect(code).not.toMatch(/["']node:|browser-external/)
  // What a browser has besides the language itself, as far as the protocol uses it.
  const script = `${code}
    ;const { DEFAULT_PIPELINE: pipeline } = protocol
    const judged = protocol.judgeTransition(pipeline, {
      status: 'DEPLOY_READY', action: 'approve', activeTeams: new Set(),
      actor: { agent_id: 'song-po', team: 'BUNKER', active: true },
    })
    ;[judged.value.to, protocol.createValidator(pipeline)('ack', {}).valid]`
  expect(Array.from(runInNewContext(script, { console, TextDecoder, TextEncoder }) as unknown[])).toEqual([
    'DONE',
    false,
  ])
})
