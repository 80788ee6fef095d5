/** The server's clock counts: a machine whose clock is wrong shows the right ages. */
let offset = 0
let frozenAt: number | undefined

export function setServerTime(now: number): void {
  offset = now - Date.now()
}

export const serverNow = (): number => frozenAt ?? Date.now() + offset

/** Without connection nobody knows how old anything is: ages stand. */
export function freezeTime(frozen: boolean): void {
  frozenAt = frozen ? (frozenAt ?? Date.now() + offset) : undefined
}
