import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiAnswer } from '../../../../src/protocol/api/api-types.ts'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/use-command.ts'

type Plan = ApiAnswer<'task_plan'>

const shape = ({ nodes }: Plan) => JSON.stringify(nodes.map(({ agent, needs }) => [agent, needs]))

/**
 * Sends the edits, then the yes to the plan that the server built from them. A plan that is not the one on screen is not
 * approved.
 */
export function useConfirmPlan(
  plan: Plan | undefined,
  {
    edits,
    onTaken,
    onDone,
  }: {
    readonly edits: string
    /** The server has the edits: its plan has them from now on. */
    readonly onTaken: () => void
    readonly onDone: () => void
  },
) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  // As it was when the button was pressed: the page may have read the next plan before the edits are answered.
  const seen = useRef<Plan | null>(null)
  const yes = useCommand('answer', {}, { told: t('plan.confirmed'), onDone })
  const approveSeen = async () => {
    if (seen.current === null) return
    const now = await nextPlan(seen.current)
    onTaken()
    if (now.item !== null && shape(now) === shape(seen.current)) yes.send({ target: now.item, text: 'approve' })
    else setProblem(t('plan.mismatch'))
  }
  const change = useCommand(
    'answer',
    {},
    {
      told: t('plan.changed'),
      onDone: () => {
        setWaiting(true)
        void approveSeen()
          .catch((error: unknown) => setProblem(String(error)))
          .finally(() => setWaiting(false))
      },
    },
  )
  const confirm = () => {
    setProblem(null)
    if (!plan?.item || plan.problem !== null || isWaiting) return
    seen.current = plan
    if (edits.trim() === '') yes.send({ target: plan.item, text: 'approve' })
    else change.send({ target: plan.item, text: 'change', note: edits })
  }
  const refused = problem ?? change.refused?.message ?? yes.refused?.message ?? null
  return { confirm, sending: change.sending || isWaiting || yes.sending, refused }
}

const TRIES = 50
const PAUSE_MS = 200

/** The plan that is asked for after the edits: a worker may have to enter the stage first. */
async function nextPlan({ task_id, item }: Plan): Promise<Plan> {
  for (let tries = 1; ; tries += 1) {
    const now = await call('task_plan', { params: { task_id } })
    if ((now.item !== null && now.item !== item) || tries === TRIES) return now
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
