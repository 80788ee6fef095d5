import { DBOS } from '@dbos-inc/dbos-sdk'
import { AT_ONCE, inLanes, type Peer, STEPS } from './peer.ts'

/** DBOS on PostgreSQL: a workflow of as many steps as Baton's task has transitions. */
export async function dbosPeer(url: string): Promise<Peer> {
  const workflow = DBOS.registerWorkflow(
    async (task: string) => {
      for (let step = 0; step < STEPS; step += 1) {
        await DBOS.runStep(async () => ({ task, step, status: 'DONE' }), { name: `step-${step}` })
      }
    },
    { name: 'carry' },
  )
  DBOS.setConfig({ name: 'peers', systemDatabaseUrl: url, logLevel: 'error', runAdminServer: false })
  await DBOS.launch()
  let number = 0
  return {
    name: 'DBOS, PostgreSQL',
    unit: 'step of a workflow',
    run: async (units) => {
      const each = Math.ceil(units / STEPS / AT_ONCE)
      await inLanes(AT_ONCE, async () => {
        for (let task = 0; task < each; task += 1) {
          number += 1
          await workflow(`task-${number}`)
        }
      })
      return each * AT_ONCE * STEPS
    },
    close: () => DBOS.shutdown(),
  }
}
