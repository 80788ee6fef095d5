import type { Intent } from './intent.ts'
import { plainer, unwrap, withoutTrace } from './request-form.ts'

/** A request as the rules read it. */
export interface ReadRequest {
  /** Lower case, without what is a name, a quotation or to be left alone. */
  readonly text: string
  /** The same with its capital letters. */
  readonly cased: string
  /** Its clauses in order, split where a new verb can begin. */
  readonly clauses: readonly string[]
  /** What the person said to leave alone. */
  readonly leftAlone: readonly string[]
  /** "Do not fix it yet": the words that forbid every change. */
  readonly onlyLook: string
  /** It ends with a question mark. */
  readonly asks: boolean
  /** "fix:", "[Bug]", "기능 요청:": the person has said the intent. */
  readonly label: { readonly intent: Intent; readonly words: string } | undefined
}

/** What comes after is detail. The patterns below take time of its square in the worst case. */
const MAX = 4_000

/** Takes out what is not the work, so that no later rule has to think of it. */
export function readRequest(request: string): ReadRequest {
  const { text: unwrapped, label } = unwrap(request.slice(0, MAX).normalize('NFC').replace(GREETING, ''))
  const plain = withoutTrace(unwrapped)
    .replace(GREETING, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/(?<=[가-힣])\/(?=[가-힣])/g, ', ')
  const onlyLook = ONLY_LOOK.exec(plain)?.[0] ?? ''
  const leftAlone: string[] = []
  let text = onlyLook === '' ? plain : plain.replace(onlyLook, ' ')
  for (const pattern of LEFT_ALONE)
    text = text.replace(pattern, (whole: string) => {
      leftAlone.push(whole.trim())
      return ', '
    })
  for (const pattern of NAMES) text = text.replace(pattern, ' … ')
  text = plainer(text)
  const cased = text.trim()
  text = cased.toLowerCase()
  return {
    text,
    cased,
    clauses: clausesOf(text),
    leftAlone,
    onlyLook: onlyLook.trim(),
    asks: /\?[\s"')]*$/.test(text),
    label,
  }
}

const GREETING =
  /^\s*(?:(?:hey|hi|hello|ok(?:ay)?|so|um|well|btw|fyi|quick (?:one|question)|안녕하세요|저기요?|음|혹시)(?: (?:there|all|team|guys|everyone|folks))?[\s,.!:~]+)+/i

/** Everything is to stay as it is, not one part of it. */
const ONLY_LOOK =
  /(?:do not|don't|without) (?:chang|fix|modify|touch|edit)\w*(?: (?:anything|it|them|yet|any ?thing yet|the code|any code))+|no (?:fix|change|code change)s? (?:is |are )?(?:needed|required|yet)|(?<![은는을를] )(?:아직 )?(?:고치|수정하|변경하|바꾸|건드리)지(?:는|도)? (?:말고|않아도|마)(?=[\s.,!]|$)(?! ?\S+[을를] )|(?:수정|변경)(?:은|는)? (?:하지|필요)[^.,]{0,6}(?:말고|말아[^\s.,]*|없|마)|원인만/i

const SOME = String.raw`(?:(?!\b(?:and|but|just|only|then)\b)[^\s,.;]+ ?){1,5}?`
/** One to three Korean nouns; a word with the ending of a verb or a particle belongs to what stands before. */
const NOUNS = String.raw`(?:(?:(?![^\s,.]*(?:고|서|줘|요|며|면|은|는|을|를|에|의)[\s])[^\s,.]+ ){0,2})[^\s,.]+?`
const LEFT_ALONE = [
  new RegExp(
    String.raw`\b(?:leave|keep) ${SOME}(?:alone|as(?: it| they)? (?:is|are)|untouched|unchanged|intact)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:without|not) (?:touching|changing|modifying|breaking|affecting|altering) ${SOME}(?=$|[,.;]| and | but )`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:do not|don't|never|no need to) (?:touch|change|modify|alter|add|build|implement|introduce|include|integrate|need|bother with|worry about) (?!to\b)${SOME}(?:(?:, [\w-]+){0,4},? (?:or|nor) [\w-]+)?(?=\s*(?:$|[,.;!—–])| - | and | but )`,
    'gi',
  ),
  /\b(?:except(?: for)?|apart from|other than|excluding|not (?:about|for)) [^,.;]+/gi,
  /[^\s,.]+(?: [^\s,.]+)?(?:은|는|을|를)? (?:절대 )?(?:건드리|수정하|바꾸|변경하|고치|손대)지 ?(?:말고|말아|않고|마)[^\s,.]*/g,
  new RegExp(
    String.raw`${NOUNS}(?:은|는) (?:다음에|나중에|추후|차후)[^,.]{0,12}?(?:하고|할게요?|예정|두고|미루고)[^\s,.]*`,
    'g',
  ),
  new RegExp(
    String.raw`(?:[^\s,.]+, ){0,3}${NOUNS}(?:은|는|이|가|도) 이미 [^,.]{0,14}?(?:있|했|됐|되어|구현)[^\s,.]*(?:니|고|는데|지만|음|요|다)(?=[\s,.]|$)`,
    'g',
  ),
  /\b(?:we|i|you|they|there)(?:'s| is|'ve| have)? already (?:have |has |got |is |use |support )?[^,.;]+?(?=$|[,.;]| and | but | so )/gi,
  /(?:^|(?<=[.,;] ))(?:we|i|you|that|it)(?:'ll| will| can|'s going to| are going to| comes?)? [^,.;]{0,40}?\b(?:later|next (?:week|sprint|month|quarter|year|release|time)|in phase \d|another (?:day|time)|some ?day|can wait)\b(?=\s*[,.;])/gi,
  /[^\s,.]+(?: (?:쪽|부분|코드|기능|화면|페이지))?(?:은|는|을|를) (?:그대로|가만히) (?:두|놔|유지)[^\s,.]*/g,
  new RegExp(
    String.raw`${NOUNS}(?:은|는|을|를|이|가|도)? (?:넣|만들|붙이|추가하|구현하|개발하|도입하|연동하|포함하)지 ?(?:는 )?(?:말고|말아|않고|않아도|마)[^\s,.]*`,
    'g',
  ),
  new RegExp(
    String.raw`${NOUNS}(?:은|는|을|를|이|가|도)? ?(?:제외하고|빼고|말고|필요 ?없(?:고|으니|으며|지만))(?=[\s,])`,
    'g',
  ),
]

/** Quotations, and words that are only somebody's name for a thing. */
const NAMES = [
  /"[^"\n]{1,200}"|`[^`\n]{1,200}`|'[^'\n]{2,200}'(?![a-z])/g,
  /(?<=\b(?:called|named|labell?ed|titled) )[\w.-]+/gi,
  /\S+?(?:이)?라는 (?:이름의 )?/g,
]

/** "리팩토링하고 나서", "배포한 뒤로": says when, and asks for nothing. */
const AFTER = /[^.,]*?(?:고 나서|[한은] (?:뒤|후|다음)(?:에|로|부터)?|이후로?) /g

/** "When a form has changes, warn": what follows the comma is asked for. A question begins with an auxiliary. */
export const WHEN =
  /^(?:when(?:ever)?|if|once|while|after|before|as soon as) (?!(?:do|does|did|is|are|was|were|will|can|should)\b)[^,?]+,\s*/

/** When it shall happen, not what shall be made. */
export const CONDITION =
  / (?:when(?:ever)?|after|once|if|before|while) .*$|^.*(?:면|때마다|때|후에|나서|뒤로?|다음에) (?=\S+ \S)/

/** "I click export and get an empty file": who tells what happened gives no order after "and". */
const TELLS =
  /(?:^|(?<=[.!?\n]\s?))(?:when |if )?(?:i|it|they|he|she|users?|customers?) (?!(?:want|need|would|should|must|have to|think|guess|wish|can|could|suggest|'d)s?\b)[a-z]+ [^.!?,\n]*/g

/**
 * English: the verb comes first, so a clause begins after a full stop, a comma, "and", "then". Korean: the verb comes
 * last, so a clause ends with a connective ending.
 */
const clausesOf = (text: string): string[] =>
  text
    .replace(WHEN, '')
    .replace(AFTER, ' ')
    .replace(TELLS, (sentence) => sentence.replace(/ (?:and|then|so) /g, ' … '))
    .split(
      /[.!;:](?=\s|$)|\?|[,\n]|\s[-–—]\s|\b(?:and|then|but|so|also)\b|(?<=주세요|해줘|해요)\s(?=[가-힣a-z])|(?<=(?:아|어|해)서|[가-힣]고|는데|니까|지만)\s(?!싶)/,
    )
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
