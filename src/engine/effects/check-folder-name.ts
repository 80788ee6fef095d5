import { createHash } from 'node:crypto'

/** Names the folder and the processes of an effect's checks: ids have slashes in them. */
export const checkMark = (effect: string): string => createHash('sha256').update(effect).digest('hex').slice(0, 16)

/** Of one claim: two workers that check the same commit do not meet. */
export const checkFolderName = (effect: string, token: number): string => `${checkMark(effect)}-${token}`
