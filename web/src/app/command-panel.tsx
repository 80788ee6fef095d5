import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenTasks } from '../api/board-tasks.ts'
import { Panel } from '../parts/panel.tsx'
import { cutText, visibleText } from '../parts/visible-text.ts'
import { prefer, usePreferences } from './preferences.ts'
import { go } from './router.ts'

const MOST = 12

/** Ctrl+K: go to a page or a task by its words. */
export function CommandPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { theme, lang } = usePreferences()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const { data: tasks } = useOpenTasks()
  const commands = [
    { id: 'board', label: t('nav.board'), run: () => go('/') },
    { id: 'inbox', label: t('nav.inbox'), run: () => go('/inbox') },
    { id: 'numbers', label: t('nav.numbers'), run: () => go('/numbers') },
    { id: 'new', label: t('new.title'), run: () => go('/new') },
    { id: 'talk', label: t('talk.title'), run: () => go('/runs/new') },
    {
      id: 'theme',
      label: theme === 'dark' ? t('person.light') : t('person.dark'),
      run: () => prefer({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    {
      id: 'lang',
      label: lang === 'ko' ? 'English' : '한국어',
      run: () => prefer({ lang: lang === 'ko' ? 'en' : 'ko' }),
    },
  ]
  const wanted = words.trim().toLowerCase()
  const fits = (text: string) => text.toLowerCase().includes(wanted)
  const found = [
    ...commands.filter(({ label }) => fits(label)),
    ...[...(tasks?.values() ?? [])]
      .filter(({ task_id, title }) => wanted !== '' && (fits(task_id) || fits(title)))
      .map(({ task_id, title }) => ({
        id: task_id,
        label: `${task_id}  ${visibleText(cutText(title, 80))}`,
        run: () => go(`/t/${task_id}`),
      })),
  ].slice(0, MOST)
  const pick = (index: number) => {
    onClose()
    found[index]?.run()
  }
  return (
    <Panel title={t('keys.everywhere.commands')} onClose={onClose}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the panel was opened to write here
        autoFocus
        className="field"
        aria-label={t('commands.search')}
        placeholder={t('commands.search')}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1))
          else if (event.key === 'Enter') pick(at)
        }}
      />
      <ul className="mt-2">
        {found.map(({ id, label }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`block w-full cursor-pointer truncate rounded-control px-2 py-1 text-left ${index === at ? 'bg-sunken' : ''}`}
              onClick={() => pick(index)}
            >
              <bdi>{label}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
