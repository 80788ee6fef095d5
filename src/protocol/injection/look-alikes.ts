import { once } from '../once.ts'
import { FIRST_AMBIGUOUS, latinLetter } from './alphabet.ts'

/**
 * Characters that look like a Latin letter and that Unicode normalisation leaves alone: other scripts, phonetic
 * and turned letters, small capitals, letters in dark circles. What normalisation already turns into ASCII
 * (accents, mathematical, full-width, circled, superscript letters) is not listed.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аАɑΑαᴀᎪꭺ⍺ɐΛΔ∀ꓮⱭᗩคӕⲀⲁ',
  b: 'ЬьвВΒβʙᏴᏏꓐƄƅɓɃƀБбЪъᗷᑲ๒ცⲂⲃ',
  c: 'сСϲϹᴄᏟꮯꓚƈƇↄ¢©ҫҪʗᑕⲤⲥ',
  d: 'ԁԀժᎠꭰᴅɗɖđĐðÐꓓᑯᗪ∂δдД๔ძ',
  e: 'еЕєЄҽεΕᴇᎬꭼǝəɛ℮ƐƏэЭꓰɘɜ€∈ꬲᗴξΣⲈⲉ',
  f: 'ƒϝғҒꜰꓝᖴẝ',
  g: 'ɡɢցԌԍᏀᏳꮐɠǥǤʛƓꓖᘜﻮ',
  h: 'һҺհᎻꮋʜɦħĦɥꓧђЋћᕼԋΗⲎⲏ',
  i: 'іІӏӀιΙıɩɪꙇɨƗᎥꭵᏆꮖꓲ׀ןǀ∣¡เɭլʟłŁɫᏞꮮꓡ£ƚɬᒪⵏⲒⲓ',
  j: 'јЈϳʝᴊɉᎫꭻꓙȷᒍ',
  k: 'кКκΚᴋᏦꮶƙĸʞꓗқҚҝϗⱪⲔⲕ',
  m: 'мМΜᴍᎷꮇɱꓟ₥ϺϻოᗰጠӎӍ๓Ⲙⲙ',
  n: 'ПΝռɴɲŋŊƞꓠᏁꮑᴎղ∩πทภᑎйЙⲚⲛ',
  o: 'оОοΟօՕᴏөӨøØɵθΘ○◯⭕●ဝ০߀٥סꓳჿѳѲ⊙〇໐ഠ๏☉φФⲞⲟ',
  p: 'рРΡᴘᏢꮲƿþÞꓑϸҏ⍴ᑭקթⲢⲣ',
  q: 'ԛԚզգʠᑫ',
  r: 'гГᴦʀᏒꮢᎡꭱяЯᴙɹɾɼɽꭇꭈꓣʁ®ґҐᖇր',
  s: 'ѕЅꜱᏚꮪʂȿƨƧꓢςտՏ§ᔕᏕꮥร',
  t: 'тТτΤᴛᎢꭲƭŧŦʇꓔ†⊤ҭʈէⲦⲧ',
  u: 'սՍᴜʋцЦᏌꓴʊ∪⋃ʉᑌย',
  v: 'ѵѴᴠᏙꮩʌ∨⋁٧ꓦᐯ√שט',
  w: 'ԝԜшШщЩᴡᏔᎳꮃѡѠաꓪ₩ϖᗯฬ',
  x: 'хХχΧꓫ×✕✖ҳ᙭❌Ⲭⲭ',
  y: 'уУүҮʏყᎩꭹʎΥƴꓬ¥ұчץⲨⲩ',
  z: 'ᴢΖᏃꮓʐʑƶꓜᘔ',
}

/** Characters that are used for more than one letter; a word matches when one reading fits. */
const READ_TWO_WAYS: Readonly<Record<string, string>> = {
  ν: 'vn',
  υ: 'uyv',
  σ: 'so',
  η: 'nh',
  γ: 'yg',
  μ: 'um',
  н: 'hn',
  Н: 'hn',
  и: 'nu',
  И: 'nu',
  п: 'np',
  ρ: 'pr',
  ω: 'wo',
  λ: 'la',
  ʍ: 'wm',
  ɯ: 'mw',
  ƃ: 'gb',
  ո: 'nu',
  ß: 'bs',
  ɔ: 'co',
  з: 'ez',
  З: 'ez',
}

/** Runs of the alphabet in order that normalisation does not know: dark circles, dark squares, flags. */
const ALPHABET_RUNS = [0x1f150, 0x1f170, 0x1f1e6]

/** Digits and signs that are read as letters when they stand in a word: `1gn0re`, `byp@$$`. */
const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'gb',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
}

const ambiguousReadings = once(() => {
  const readings = [...Object.values(READ_TWO_WAYS), ...Object.values(LEET)]
  return [...new Set(readings.filter((letters) => letters.length > 1))]
})

/** What the codes from FIRST_AMBIGUOUS on can be read as. */
export const ambiguousLetters = once((): readonly (readonly number[])[] =>
  ambiguousReadings().map((letters) => [...letters].map((letter) => latinLetter(letter.charCodeAt(0)))),
)

/** The letter that each ASCII character from 0 to 127 is in a word of digits and signs; 0 for none. */
export const leetLetters = once((): readonly number[] =>
  Array.from({ length: 128 }, (_, code) => {
    const letters = LEET[String.fromCharCode(code)]
    return letters === undefined ? 0 : letterFor(letters)
  }),
)

const table = once(
  (): ReadonlyMap<number, number> =>
    new Map([
      ...Object.entries(LOOK_ALIKES).flatMap(([letter, chars]) =>
        [...chars].map((char): [number, number] => [char.codePointAt(0) as number, letterFor(letter)]),
      ),
      ...Object.entries(READ_TWO_WAYS).map(([char, letters]): [number, number] => [
        char.codePointAt(0) as number,
        letterFor(letters),
      ]),
      ...ALPHABET_RUNS.flatMap((first) =>
        Array.from({ length: 26 }, (_, index): [number, number] => [first + index, latinLetter(0x61 + index)]),
      ),
    ]),
)

/** The letter that a character looks like, which may be an ambiguous one; undefined for none. */
export function lookAlike(code: number): number | undefined {
  return table().get(code)
}

function letterFor(letters: string): number {
  const index = ambiguousReadings().indexOf(letters)
  return index < 0 ? latinLetter(letters.charCodeAt(0)) : FIRST_AMBIGUOUS + index
}
