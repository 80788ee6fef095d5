/** A request as skills and modes are looked for in it. */
export interface ReadRequest {
  /** Lower case, without what is a name, a quotation or to be left alone. */
  readonly text: string
  /** The same with its capital letters. */
  readonly cased: string
  /** Its clauses in order, split where a new verb can begin. */
  readonly clauses: readonly string[]
  /** What the person said to leave alone. */
  readonly leftAlone: readonly string[]
}

/** What comes after is detail. The patterns below take time of its square in the worst case. */
const MOST_CHARACTERS = 2_000

/** Takes out what is not the work, so that no later rule has to think of it. */
export function readRequest(request: string): ReadRequest {
  const leftAlone: string[] = []
  let text = request
    .slice(0, MOST_CHARACTERS)
    .normalize('NFC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
  for (const pattern of LEFT_ALONE)
    text = text.replace(pattern, (whole: string) => {
      leftAlone.push(whole.trim())
      return ', '
    })
  // Not before: "로그인/회원가입은 건드리지 말고" leaves both alone.
  text = text.replace(/(?<=[가-힣])\/(?=[가-힣])/g, ', ')
  for (const pattern of NAMES) text = text.replace(pattern, ' … ')
  const cased = text.trim()
  return { text: cased.toLowerCase(), cased, clauses: clausesOf(cased.toLowerCase()), leftAlone }
}

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
    String.raw`${NOUNS}(?:은|는) (?:다음에|나중에|추후|차후)(?:[^,.]{0,12}?(?:하고|할게요?|예정|두고|미루고)[^\s,.]*|(?=[,.]))`,
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
    String.raw`${NOUNS}(?:은|는|을|를|이|가|도)? ?(?:(?:이번엔|이번에는|일단|우선|지금은) )?(?:제외하고|빼고|말고|필요 ?없(?:고|으니|으며|지만))(?=[\s,])`,
    'g',
  ),
]

/** Quotations, and words that are only somebody's name for a thing. */
const NAMES = [
  /"[^"\n]{1,200}"|`[^`\n]{1,200}`|'[^'\n]{2,200}'(?![a-z])/g,
  /(?<=\b(?:called|named|labell?ed|titled) )[\w.-]+/gi,
  /\S+?(?:이)?라는 (?:이름의 )?/g,
]

/**
 * English: the verb comes first, so a clause begins after a full stop, a comma, "and", "then". Korean: the verb comes
 * last, so a clause ends with a connective ending.
 */
const clausesOf = (text: string): string[] =>
  text
    .split(
      /[.!;:](?=\s|$)|\?|[,\n]|\s[-–—]\s|\b(?:and|then|but|so|also)\b|(?<=주세요|해줘|해요)\s(?=[가-힣a-z])|(?<=(?:아|어|해)서|[가-힣]고|는데|니까|지만)\s(?!싶)/,
    )
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
