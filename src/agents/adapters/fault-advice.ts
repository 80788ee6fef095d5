import type { AdapterFault } from './adapter.ts'

const MODEL = 'Name another model in "model" or "tiers" of baton.config.json.'

/** The words of an API with what a person can do about it, where waiting does not help. `login` is said of the agent. */
export function withAdvice({ message, status }: AdapterFault, login: string): AdapterFault {
  const advice = adviceOn(status, message, login)
  return { message: advice === '' ? message : `${ended(message)} ${advice}`, status }
}

function adviceOn(status: number | null, message: string, login: string): string {
  if (status === 401 || (status === null && /\bnot logged in\b|^Missing environment variable\b.*_KEY\b/i.test(message)))
    return login
  return status === 404 && /\bmodel\b/i.test(message) ? MODEL : ''
}

const ended = (message: string) => (/[.!?]$/.test(message) ? message : `${message}.`)
