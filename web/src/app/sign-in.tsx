import { useTranslation } from 'react-i18next'

/** Without a session: how to get a link, on the machine where the server runs. */
export function SignIn() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-xl p-6">
      <h1 className="mb-2 text-h1 font-semibold">{t('signIn.title')}</h1>
      <p className="text-ink-2">{t('signIn.text')}</p>
      <pre className="mono my-3 overflow-auto rounded-card border border-hairline bg-sunken p-3">baton serve</pre>
      <p className="text-ink-2">{t('signIn.drafts')}</p>
    </main>
  )
}
