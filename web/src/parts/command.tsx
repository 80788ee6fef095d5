import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A command of the shell that can be copied. */
export function Command({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="mono overflow-x-auto rounded-control border border-hairline bg-sunken px-2 whitespace-nowrap">
        {text}
      </code>
      <button type="button" className="btn btn-quiet text-meta" onClick={() => void copy()}>
        {copied ? t('copied') : t('copy')}
      </button>
    </span>
  )
}
