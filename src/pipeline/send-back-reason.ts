export type { LineComment, SendBackReason } from '../protocol/plays/step-details.ts'
