import type { HandoffDocument } from '../handoff-document/handoff-document.ts'
import { workspacePathKey } from '../handoff-document/workspace-path.ts'
import { pointer } from '../json-pointer.ts'
import { type Violation, violation } from '../violation.ts'
import type { CompletionReport } from './completion-report.ts'

/**
 * Holds a report of success to what was asked for: every Output of the handoff must be among the files that
 * exist, whatever the report lists. An Output that ends with a slash is kept by any file below it.
 * Violations point into the handoff, at the promise that was not kept.
 */
export function checkAgainstHandoff(
  report: CompletionReport,
  handoff: HandoffDocument,
  existingFiles: ReadonlySet<string>,
): Violation[] {
  if (report.status !== 'SUCCESS') return []
  const files = new Set(Array.from(existingFiles, workspacePathKey))
  const folders = foldersOf(files)
  const kept = (path: string) => {
    const key = workspacePathKey(path)
    return files.has(key) || (/[\\/]$/.test(path) && folders.has(key))
  }
  return handoff.output.flatMap((path, index) =>
    kept(path) ? [] : [violation(pointer('output', index), 'output_missing', { path })],
  )
}

function foldersOf(files: ReadonlySet<string>): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) folders.add(file.slice(0, end))
  }
  return folders
}
