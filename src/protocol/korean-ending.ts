/**
 * How a word ends when a Korean reads it aloud, which decides the particle after it. Hangul and digits are certain; of
 * Latin letters the usual transcription is guessed, so that DEV_PENDING ends in a consonant and README.md does not.
 */
export function endsInConsonant(text: string): boolean {
  const word = lastWord(text)
  const last = word.at(-1) ?? ''
  if (isSyllable(last)) return finalOf(last) !== 0
  if (/\d/.test(last)) return '013678'.includes(last)
  return endsLikeConsonant(word)
}

/** Before (으)로 a final ㄹ counts as a vowel. */
export function endsInRieul(text: string): boolean {
  const word = lastWord(text)
  const last = word.at(-1) ?? ''
  if (isSyllable(last)) return finalOf(last) === RIEUL
  if (/\d/.test(last)) return '178'.includes(last)
  return isAbbreviation(word) ? /[LR]$/.test(word) : /le?$/i.test(word)
}

const RIEUL = 8
const isSyllable = (char: string): boolean => /^[가-힣]$/.test(char)
const finalOf = (syllable: string): number => ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28

/** What a stranger wrote may be as long as he likes; its end decides. */
const LONGEST = 60

/** Without what is not read aloud: closing marks, and a remark in parentheses. */
function lastWord(text: string): string {
  const plain = text
    .slice(-LONGEST)
    .normalize('NFC')
    .trimEnd()
    .replace(/(?:\s*\([^()]*\)|[\s"'`’”»\]).,:;…*_])+$/u, '')
  return /[\p{L}\p{N}]+$/u.exec(plain)?.[0] ?? ''
}

/** Short and in capitals: read letter by letter. */
const isAbbreviation = (word: string): boolean => /^[A-Z]{1,3}$/.test(word)

function endsLikeConsonant(word: string): boolean {
  if (isAbbreviation(word)) return /[LMNR]$/.test(word)
  // 파일, 네임, 라인; 링; 커밋, 스텝; 스택, 훅.
  return /(?:[lmn]e?|ng|[^aeiou][aeiou][pt]|[aeiou]ck|ook)$/i.test(word) && !/check$/i.test(word)
}
