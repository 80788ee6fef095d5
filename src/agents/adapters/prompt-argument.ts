import type { AdapterName } from '../../protocol/adapter-names.ts'
import type { Lang, Localized } from '../../protocol/lang.ts'

/** An argument and a variable of the environment hold 128 KiB at most on Linux. */
export const MAX_ARGUMENT_BYTES = 100_000

/**
 * What a CLI gets where its arguments say `{prompt}`: the request itself is on its standard input, at any length. Claude
 * Code and Gemini CLI put the two together; Codex reads standard input where it finds `-`.
 */
const ON_STDIN: Readonly<Record<Exclude<AdapterName, 'plain'>, string>> = {
  claude: 'The request is on standard input. Do what it says.',
  codex: '-',
  gemini: 'The request is on standard input. Do what it says.',
  // These are told it as a message.
  'codex-server': 'The request is in the conversation. Do what it says.',
  acp: 'The request is in the conversation. Do what it says.',
}

const IN_FILE: Localized = {
  ko: '요청은 파일 {file} 에 있습니다. 먼저 그 파일을 읽고 그대로 하세요.',
  en: 'The request is in the file {file}. Read that file first, then do what it says.',
}

export interface PromptPlace {
  readonly prompt: string
  /** The file that holds it. */
  readonly file: string
  readonly lang: Lang
}

/** The value of `{prompt}` in the arguments of an agent. A request that an argument cannot hold is in its file. */
export function promptArgument(adapter: AdapterName, { prompt, file, lang }: PromptPlace): string {
  if (adapter !== 'plain') return ON_STDIN[adapter]
  return Buffer.byteLength(prompt) <= MAX_ARGUMENT_BYTES ? prompt : IN_FILE[lang].replace('{file}', () => file)
}
