import { thisHost } from '../../agents/process-identity.ts'
import { type CallerTerminal, readTerminal } from '../../agents/read-caller.ts'

/** The terminal that this process was started in, on this host; undefined without one. */
export function thisTerminal(): (CallerTerminal & { readonly host: string }) | undefined {
  const terminal = readTerminal()
  return terminal && { ...terminal, host: thisHost() }
}
