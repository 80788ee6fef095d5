import { hash } from 'node:crypto'

/** 132 bits of SHA-256 as 22 characters: two values with the same digest cannot be found, and events stay small. */
export const recordDigest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 22)
