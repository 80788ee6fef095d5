import { useEffect } from 'react'
import { useInbox } from '../api/queries.ts'

/** `(3) Board · Baton`: what waits for this person is in the title of the tab. */
export function useTitle(text: string): void {
  const { data } = useInbox()
  const waiting = data?.waiting.length ?? 0
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${text.slice(0, 100)} · Baton`
  }, [text, waiting])
}
