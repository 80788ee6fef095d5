import { createHash } from 'node:crypto'

/** A short name for the folder and the processes of an effect's checks: the id of an effect contains slashes. */
export const checkMark = (effect: string): string => createHash('sha256').update(effect).digest('hex').slice(0, 16)

/** One folder for each claim, so two workers that check the same commit use different folders. */
export const checkFolderName = (effect: string, token: number): string => `${checkMark(effect)}-${token}`
