import { useTranslation } from 'react-i18next'
import type { ApiBody } from '../../../../src/protocol/api/api-types.ts'
import type { RouteName, RouteParams } from '../../../../src/protocol/api/route.ts'
import { useCommand } from '../../api/use-command.ts'
import { Problem } from '../../parts/problem.tsx'

interface CommandButtonProps<Name extends RouteName> {
  readonly route: Name
  readonly params: RouteParams<Name>
  readonly body: ApiBody<Name>
  readonly label: string
  readonly told: string
  readonly plain?: boolean
  readonly onDone?: () => void
}

/** One command that needs no words. It says "sending" in place, and why it was refused. */
export function CommandButton<Name extends RouteName>(props: CommandButtonProps<Name>) {
  const { route, params, body, label, told, plain = false, onDone } = props
  const { t } = useTranslation()
  const { send, sending, refused } = useCommand(route, params, { told, onDone: () => onDone?.() })
  return (
    <div className="flex flex-col items-start gap-2">
      <button
        type="button"
        className={`btn ${plain ? '' : 'btn-primary'}`}
        disabled={sending}
        onClick={() => send(body)}
      >
        {sending ? t('sending') : label}
      </button>
      {refused ? <Problem message={refused.message} code={refused.code} /> : null}
    </div>
  )
}
