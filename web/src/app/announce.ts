/** The one polite region of the page: results of own commands, new items that wait, and the connection. */
const ID = 'baton-announcer'

export function announce(text: string): void {
  const region = document.getElementById(ID)
  if (region) region.textContent = text
}

export const ANNOUNCER_ID = ID
