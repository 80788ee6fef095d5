import { visibleText } from './visible-text.ts'

/** A path, cut in the middle: the name of the file and the top folder stay. */
export function PathText({ path, most = 60 }: { readonly path: string; readonly most?: number }) {
  return (
    <bdi className="mono break-all" title={visibleText(path.slice(0, 2000))}>
      {middleCut(visibleText(path), most)}
    </bdi>
  )
}

export const middleCut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, Math.floor(most / 3))}…${text.slice(-Math.ceil((most * 2) / 3))}`
