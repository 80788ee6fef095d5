/** What a person can ask of work on the branch of a task, before it is merged. */
export const UNDO_WORDS = ['undo', 'redo', 'rollback'] as const
export type UndoWord = (typeof UNDO_WORDS)[number]
