import { useTranslation } from 'react-i18next'
import { call } from '../api/call.ts'
import { queryClient, useSession } from '../api/queries.ts'
import { ActionMenu } from '../parts/action-menu.tsx'
import { cutText, visibleText } from '../parts/visible-text.ts'
import { prefer, usePreferences } from './preferences.ts'

export function PersonMenu({ openKeys }: { readonly openKeys: () => void }) {
  const { t } = useTranslation()
  const { lang, theme, compact, singleKeys, notify } = usePreferences()
  const { data } = useSession()
  const askToNotify = async () => {
    if (notify) {
      prefer({ notify: false })
      return
    }
    const answer = await Notification.requestPermission()
    prefer({ notify: answer === 'granted' })
  }
  const signOut = async () => {
    await call('sign_out')
    await queryClient.invalidateQueries({ queryKey: ['session'] })
  }
  const name = visibleText(cutText(data?.person.name ?? '', 16))
  return (
    <ActionMenu
      name={t('person.menu')}
      label={
        <>
          <bdi className="max-sm:hidden">{name}</bdi>
          <span className="text-meta text-ink-3">{data ? t(`role.${data.role}`) : ''}</span>
        </>
      }
      actions={[
        {
          id: 'lang',
          label: lang === 'ko' ? 'English' : '한국어',
          onPick: () => prefer({ lang: lang === 'ko' ? 'en' : 'ko' }),
        },
        {
          id: 'theme',
          label: theme === 'dark' ? t('person.light') : t('person.dark'),
          onPick: () => prefer({ theme: theme === 'dark' ? 'light' : 'dark' }),
        },
        {
          id: 'density',
          label: compact ? t('person.roomy') : t('person.compact'),
          onPick: () => prefer({ compact: !compact }),
        },
        { id: 'keys', label: t('person.keys'), onPick: openKeys },
        {
          id: 'single',
          label: singleKeys ? t('person.keysOff') : t('person.keysOn'),
          onPick: () => prefer({ singleKeys: !singleKeys }),
        },
        {
          id: 'notify',
          label: notify ? t('person.notifyOff') : t('person.notifyOn'),
          onPick: () => void askToNotify(),
        },
        { id: 'out', label: t('person.signOut'), onPick: () => void signOut() },
      ]}
    />
  )
}
