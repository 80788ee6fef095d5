import { visibleText } from './visible-text.ts'

/** A path, cut in the middle: the name of the file and the top folder stay. */
export function PathText({ path, most = 60 }: { readonly path: string; readonly most?: number }) {
  const seen = visibleText(path)
  return (
    <bdi className="mono break-all" title={visibleText(path.slice(0, 2000))}>
      {seen.length <= most ? seen : `${seen.slice(0, Math.floor(most / 3))}…${seen.slice(-Math.ceil((most * 2) / 3))}`}
    </bdi>
  )
}
