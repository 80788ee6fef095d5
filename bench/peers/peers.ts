// Baton's durable unit of work against those of the engines that one could take instead, 64 at once, in one run. The peers
// are measured in turn, round after round. `cd bench/peers && npm install && npm run bench`.
import { median, spread, table } from '../measure.ts'
import { batonPeer } from './baton-peer.ts'
import type { Peer } from './peer.ts'
import { startPostgres, startRedis } from './services.ts'

const ROUNDS = Number(process.env.ROUNDS ?? 15)
const WARM_UP = 2
const BAR = 8
/** Units in a round: enough that starting them does not count, few enough for the slow ones. */
const UNITS = 64 * 9
const BATON_UNITS = 4 * UNITS

const [postgres, redis] = [await startPostgres(), await startRedis()]
const absent: string[][] = []
const baton = await batonPeer()
const peers: Peer[] = []
try {
  await join('DBOS, PostgreSQL', async () => (await import('./dbos-peer.ts')).dbosPeer(await database('dbos')))
  await join('LangGraph, SQLite', async () => (await import('./langgraph-peer.ts')).langGraphPeer())
  await join('pg-boss, PostgreSQL', async () => (await import('./pg-boss-peer.ts')).pgBossPeer(await database('boss')))
  if (redis) await join('BullMQ, Redis', async () => (await import('./bullmq-peer.ts')).bullMqPeer(redis.url))
  else absent.push(['BullMQ, Redis', '', 'redis-server is not installed', '', '', ''])
  console.log(await compared())
} finally {
  for (const peer of [baton, ...peers]) await peer.close()
  await Promise.all([postgres.stop(), redis?.stop()])
}

async function compared(): Promise<string> {
  const rates = new Map<string, number[]>([baton, ...peers].map(({ name }) => [name, []]))
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (const peer of [baton, ...peers]) {
      const rate = await rateOf(peer, peer === baton ? BATON_UNITS : UNITS)
      if (round >= 0) rates.get(peer.name)?.push(rate)
    }
  }
  const own = rates.get(baton.name) ?? []
  const rows = peers.map(({ name, unit }) => {
    const theirs = rates.get(name) ?? []
    const ratios = theirs.map((rate, round) => (own[round] ?? 0) / rate)
    return [name, median(theirs).toFixed(0), unit, median(ratios).toFixed(1), spread(ratios), `≥ ${BAR}`]
  })
  const header = ['units per second, 64 at once', 'rate', 'unit', `Baton × (median of ${ROUNDS})`, 'middle half', 'bar']
  return table(header, [[baton.name, median(own).toFixed(0), baton.unit, '', '', ''], ...rows, ...absent])
}

async function rateOf(peer: Peer, units: number): Promise<number> {
  const start = performance.now()
  const done = await peer.run(units)
  return done / ((performance.now() - start) / 1000)
}

/** A peer that does not start is told of and left out: the others are still worth measuring. */
async function join(name: string, open: () => Promise<Peer>): Promise<void> {
  try {
    peers.push(await open())
  } catch (error) {
    absent.push([
      name,
      '',
      `not measured: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
      '',
      '',
      '',
    ])
  }
}

/** A database of its own for each peer. */
async function database(name: string): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return postgres.url.replace(/postgres$/, name)
}
