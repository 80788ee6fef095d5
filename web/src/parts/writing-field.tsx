import { type KeyboardEvent, type TextareaHTMLAttributes, useRef } from 'react'

interface WritingFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly value: string
  readonly onText: (text: string) => void
  /** Ctrl+Enter. Gets the text of the field, including the last syllable that is being composed. */
  readonly onSend?: (text: string) => void
}

/**
 * Enter is a new line, Ctrl+Enter sends. While a Hangul syllable is composed, sending waits for its end, reads the value
 * from the document and happens once.
 */
export function WritingField({ value, onText, onSend, className = '', ...rest }: WritingFieldProps) {
  const sendAfter = useRef(false)
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' && event.code !== 'Enter') return
    if (!(event.ctrlKey || event.metaKey) || !onSend) return
    event.preventDefault()
    if (event.nativeEvent.isComposing) sendAfter.current = true
    else onSend(event.currentTarget.value)
  }
  return (
    <textarea
      className={`field resize-y ${className}`}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onCompositionEnd={(event) => {
        if (!sendAfter.current) return
        sendAfter.current = false
        onSend?.(event.currentTarget.value)
      }}
      {...rest}
    />
  )
}
