import { cutText, LONGEST_LABEL, visibleText } from './visible-text.ts'

/** Others' words: isolated in their direction, hidden characters visible, cut where they would fill the screen. */
export function TheirText({ text, most = LONGEST_LABEL }: { readonly text: string; readonly most?: number }) {
  const seen = visibleText(cutText(text, most))
  return (
    <bdi className="whitespace-pre-wrap" {...(text.length > most ? { title: visibleText(cutText(text, 2000)) } : {})}>
      {seen}
    </bdi>
  )
}
