import { useTranslation } from 'react-i18next'
import { Panel } from '../parts/panel.tsx'

const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'everywhere',
    [
      ['?', 'help'],
      ['Ctrl K', 'commands'],
      ['/', 'filter'],
      ['g b', 'board'],
      ['g i', 'inbox'],
      ['g n', 'numbers'],
      ['c', 'new'],
      ['Esc', 'back'],
      ['Ctrl Enter', 'send'],
    ],
  ],
  [
    'lists',
    [
      ['j k', 'move'],
      ['Enter', 'open'],
      ['.', 'actions'],
      ['h l', 'lanes'],
      ['Space', 'peek'],
      ['1–9', 'option'],
    ],
  ],
  [
    'review',
    [
      ['j k', 'line'],
      ['Shift', 'range'],
      ['c', 'comment'],
      ['n p', 'change'],
      ['N P', 'note'],
      ['[ ]', 'file'],
      ['v', 'viewed'],
      ['m', 'split'],
      ['a', 'approve'],
      ['r', 'sendBack'],
    ],
  ],
  [
    'run',
    [
      ['f', 'follow'],
      ['w', 'wrap'],
      ['/', 'search'],
      ['n N', 'match'],
    ],
  ],
]

export function KeysPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('keys.title')} onClose={onClose} wide>
      <div className="grid gap-4 sm:grid-cols-2">
        {GROUPS.map(([group, keys]) => (
          <section key={group}>
            <h3 className="mb-1 font-semibold">{t(`keys.${group}`)}</h3>
            <dl className="grid grid-cols-[88px_1fr] gap-y-1">
              {keys.map(([key, what]) => (
                <div key={key + what} className="contents">
                  <dt>
                    <span className="kbd">{key}</span>
                  </dt>
                  <dd className="text-ink-2">{t(`keys.${group}.${what}`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Panel>
  )
}
