/** Marks of Markdown around a sentence. */
const MARKS = /^[>#*_\s]+|[*_`\s]+$/g

/** A request that is no question by its form. */
const REQUESTS: readonly RegExp[] = [
  /^(?:please,? )?(?:let me know|tell me) (?:which|whether|where|who|how (?:you|to|i|we)\b|what (?:you (?:want|prefer|need|would)|i should|to|the)\b|if (?:i should|you (?:want|prefer|would|['’]d)))/i,
  /^(?:please|kindly)(?: could you)? (?:confirm|clarify|specify|choose|pick|select|decide|advise|answer)\b/i,
  /(?:알려|정해|선택해|골라|결정해|말씀해|답해|답변해) ?(?:주세요|주십시오|주시기 바랍니다|줘)[.!]?$/,
]

/** What looks like a request, or like a question, and wants to know nothing. */
const POLITE: readonly RegExp[] = [
  /\b(?:anything|something) else\b(?!.*\b(?:should|before)\b)/i,
  /^(?:please,? )?let me know\b.*\b(?:any(?:thing)?|further|questions?|think)\b/i,
  /\bany (?:other|further|more) (?:changes|questions|requests|help)\b/i,
  /(?:더|다른|추가로) .{0,20}(?:필요|도와|도움|원하)/,
  /(?:있으면|있으시면|있다면|언제든).{0,40}주(?:세요|십시오)[.!]?$/,
]

/** What stands behind a question, and says only that its author waits. */
const WAITING: readonly RegExp[] = [
  /^(?:many )?thank(?:s| you)\b/i,
  /^(?:please,? )?let me know\b/i,
  /^i(?:['’]ll| will|['’]m| am) (?:be )?(?:wait|hold|paus|stop|stand|ready|happy|await|here\b)/i,
  /^i(?:['’]ll| will) (?:continue|proceed|go on|resume|finish|start|implement)\b.*\b(?:once|when|as soon as|after) (?:you|i (?:have|get|hear))/i,
  /^(?:once|when|as soon as|after) (?:you\b|i (?:have|get|hear)\b)/i,
  /^(?:awaiting|waiting (?:for|on)|standing by|feel free|happy to|looking forward)\b/i,
  /(?:감사합니다|고맙습니다)[.!]?$/,
  /(?:기다리겠습니다|기다리고 있겠습니다|기다립니다|기다릴게요)[.!]?$/,
  /(?:주시면|답변|회신|결정되는 대로).*(?:겠습니다|게요)[.!]?$/,
]

/** Whether a sentence asks a person to say something, although it ends without a question mark. */
export function isRequest(sentence: string): boolean {
  const words = sentence.replace(MARKS, '')
  return holds(REQUESTS, words) && !holds(POLITE, words)
}

/** Whether a sentence is none that anybody has to answer: thanks, an offer of more help, or that its author waits. */
export function isClosingWords(sentence: string): boolean {
  const words = sentence.replace(MARKS, '')
  return holds(POLITE, words) || (holds(WAITING, words) && !isRequest(words))
}

const holds = (patterns: readonly RegExp[], words: string) => patterns.some((pattern) => pattern.test(words))
