/** Words of messages that a definition and an agent's result use too. */
export const REJECT_CATEGORIES = ['quality', 'scope', 'dependency', 'blocker'] as const

/** What may be attached to a way back (`spec/pipeline.md` §3.4). */
export const ATTACHMENT_KINDS = ['defect_report', 'refactoring_guide', 'question_list', 'other'] as const
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number]
