import type { TranscriptFacts } from '../port.ts'
import type { Connection } from './connection.ts'
import { transcriptEnd } from './transcript-end.ts'
import type { TranscriptFile } from './transcript-file.ts'

export async function transcriptFacts(file: TranscriptFile, run_id: string): Promise<TranscriptFacts> {
  const connection = await file.toRead()
  return connection?.read(() => factsOf(connection, run_id)) ?? { bytes: 0, chunks: 0 }
}

function factsOf(connection: Connection, run_id: string): TranscriptFacts {
  const end = transcriptEnd(connection, run_id)
  if (!end) return { bytes: 0, chunks: 0 }
  const sql = 'SELECT count(*) AS full FROM chunks WHERE transcript = ?'
  const { full } = connection.get<{ full: number }>(sql, end.transcript) ?? { full: 0 }
  return { bytes: end.until, chunks: full + (end.filled > 0 ? 1 : 0) }
}
