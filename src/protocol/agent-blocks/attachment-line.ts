import { ATTACHMENT_KINDS, type AttachmentKind } from '../wire-words.ts'
import { unquote } from './quoted-text.ts'

/** A file in the workspace of the run that goes with work that is sent back. */
export interface Attachment {
  readonly type: AttachmentKind
  readonly path: string
}

export const ATTACHMENT_FORM = `kind path (kind: ${ATTACHMENT_KINDS.join(' | ')})`

const ATTACHMENT = /^([a-z_]{1,40})[ \t]+(.+)$/s

/** `defect_report docs/qa/defects.md`; the path may be a JSON string. */
export function parseAttachmentLine(line: string): Attachment | undefined {
  const [, word, said = ''] = ATTACHMENT.exec(line) ?? []
  const type = ATTACHMENT_KINDS.find((kind) => kind === word)
  const path = unquote(said.trim())
  return type === undefined || path.trim() === '' ? undefined : { type, path }
}
