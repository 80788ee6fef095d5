import type { PruneTranscripts } from '../port.ts'
import type { Connection } from './connection.ts'
import { transcriptEnd } from './transcript-end.ts'
import type { TranscriptFile } from './transcript-file.ts'

/**
 * One transcript a transaction, so that appends come in between. The file keeps its size: what becomes free is used by
 * what is said next.
 */
export async function pruneTranscripts(
  file: TranscriptFile,
  olderThanMs: number,
  { keep, dryRun = false }: PruneTranscripts = {},
): Promise<number> {
  const connection = await file.toRead()
  if (!connection) return 0
  const old = await connection.read(() => {
    return connection.all<{ run_id: string }>('SELECT run_id FROM transcripts WHERE at < ? ORDER BY at', olderThanMs)
  })
  let pruned = 0
  for (const { run_id } of old) {
    if (keep?.has(run_id)) continue
    const isPruned = dryRun
      ? await connection.read(() => (transcriptEnd(connection, run_id)?.at ?? olderThanMs) < olderThanMs)
      : await connection.write(() => pruneOne(connection, run_id, olderThanMs))
    if (isPruned) pruned += 1
  }
  return pruned
}

/** What remains is how much was said, so that no place is given twice. */
function pruneOne(connection: Connection, run_id: string, olderThanMs: number): boolean {
  const end = transcriptEnd(connection, run_id)
  if (end?.at === undefined || end.at === null) return false
  const { transcript, until, at } = end
  const old = at < olderThanMs
  if (old) {
    connection.run('DELETE FROM chunks WHERE transcript = ?', transcript)
    connection.run('DELETE FROM tails WHERE transcript = ?', transcript)
    connection.run('UPDATE transcripts SET pruned = ? WHERE position = ?', until, transcript)
  }
  connection.run('UPDATE transcripts SET at = ? WHERE position = ?', old ? null : at, transcript)
  return old
}
