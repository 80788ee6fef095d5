/** Long names stand in task packages and sheets, short ones in messages; they map one to one. */
export const PRIORITIES = ['P0_CRITICAL', 'P1_HIGH', 'P2_MEDIUM', 'P3_LOW'] as const
export type Priority = (typeof PRIORITIES)[number]

export const SHORT_PRIORITIES = ['P0', 'P1', 'P2', 'P3'] as const
export type ShortPriority = (typeof SHORT_PRIORITIES)[number]

const SHORT: Readonly<Record<Priority, ShortPriority>> = {
  P0_CRITICAL: 'P0',
  P1_HIGH: 'P1',
  P2_MEDIUM: 'P2',
  P3_LOW: 'P3',
}

const LONG: Readonly<Record<ShortPriority, Priority>> = {
  P0: 'P0_CRITICAL',
  P1: 'P1_HIGH',
  P2: 'P2_MEDIUM',
  P3: 'P3_LOW',
}

export const shortPriority = (priority: Priority): ShortPriority => SHORT[priority]
export const longPriority = (priority: ShortPriority): Priority => LONG[priority]
