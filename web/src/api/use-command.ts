import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer, ApiBody } from '../../../src/protocol/api/api-types.ts'
import type { RouteName, RouteParams } from '../../../src/protocol/api/route.ts'
import { announce } from '../app/announce.ts'
import { newCommandId } from '../app/command-id.ts'
import { connectionBack, countWaiting } from '../live/connection.ts'
import { CallError, call } from './call.ts'
import { queryClient } from './queries.ts'

export interface Sending<Body> {
  readonly send: (body: Body) => void
  readonly sending: boolean
  readonly done: boolean
  readonly refused: CallError | null
}

/** So long a command waits for a server that does not answer. Then it is refused, and its words are still there. */
const PATIENCE_MS = 600_000
const RETRY_MS = 2_000

/**
 * A command is not optimistic: the page shows what the server said. Its id is made when the panel opens and stays until
 * an answer came, so sending it again after a lost connection changes nothing twice. Without a connection it waits.
 */
export function useCommand<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  { told, onDone }: { readonly told: string; readonly onDone?: (answer: ApiAnswer<Name>) => void },
): Sending<ApiBody<Name>> {
  const { t } = useTranslation()
  const commandId = useRef(newCommandId())
  const sent = useRef<string>('')
  const mutation = useMutation({
    mutationFn: (body: ApiBody<Name>) => {
      // Other content is another command: the same id would be refused.
      const text = JSON.stringify(body)
      if (sent.current !== '' && sent.current !== text) commandId.current = newCommandId()
      sent.current = text
      return patiently(() => call(name, { params, body, commandId: commandId.current }))
    },
    onSuccess: (answer) => {
      commandId.current = newCommandId()
      sent.current = ''
      announce(told)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => LIVE.has(String(queryKey[0])) })
      onDone?.(answer)
    },
    onError: (error) => {
      announce(t('refused', { message: error.message }))
      if (error instanceof CallError && error.status >= 400) commandId.current = newCommandId()
    },
  })
  const { error } = mutation
  const refused =
    error === null || error instanceof CallError
      ? error
      : new CallError(0, { code: 'PAGE', message: String(error), details: {} })
  return {
    send: (body) => !mutation.isPending && mutation.mutate(body),
    sending: mutation.isPending,
    done: mutation.isSuccess,
    refused,
  }
}

/** Tries again while nobody answers. The id of the command makes that safe. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const until = Date.now() + PATIENCE_MS
  let isCounted = false
  try {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        if (!(error instanceof CallError && error.status === 0) || Date.now() > until) throw error
        if (!isCounted) countWaiting(1)
        isCounted = true
        await connectionBack(RETRY_MS)
      }
    }
  } finally {
    if (isCounted) countWaiting(-1)
  }
}

const LIVE: ReadonlySet<string> = new Set(['inbox', 'board', 'task', 'run'])
