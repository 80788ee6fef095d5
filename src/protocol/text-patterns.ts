import type { Localized } from './lang.ts'
import { once } from './once.ts'
import { TASK_ID } from './task-id.ts'

/**
 * The patterns of the wire schemas with what to say when one does not match.
 *
 * Every pattern stands in the draft-07 files too, where validators compile it with the `u` flag: no pattern
 * uses an escape that this flag forbids, and none can backtrack badly.
 */
export interface TextPattern {
  readonly regex: RegExp
  readonly expected: Localized
}

export const TEXT_PATTERNS = {
  taskId: {
    regex: TASK_ID,
    expected: { ko: 'TASK-YYYYMMDD-NNN 형식', en: 'of the form TASK-YYYYMMDD-NNN' },
  },
  uuidV4: {
    regex: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    expected: { ko: '소문자 UUID v4', en: 'a UUID v4 in lower case' },
  },
  // Narrower than the `date-time` format of any validator (a capital T, seconds, no leap second), so that
  // whether somebody's validator checks formats makes no difference to the verdict.
  timestamp: {
    regex:
      /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/,
    expected: {
      ko: '시간대가 있는 ISO 8601 시각 (예: 2026-02-28T14:30:00+09:00)',
      en: 'an ISO 8601 time with its offset, such as 2026-02-28T14:30:00+09:00',
    },
  },
  schemaVersion: {
    regex: /^1\.\d{1,6}\.\d{1,6}$/,
    expected: { ko: '이 Baton이 지원하는 버전 1.x.y', en: 'a version that this Baton supports, 1.x.y' },
  },
  someText: {
    regex: /\S/,
    expected: { ko: '비어 있지 않은 텍스트', en: 'text that is not blank' },
  },
  colour: {
    regex: /^#[0-9A-Fa-f]{6}$/,
    expected: { ko: '#RRGGBB 색', en: 'a colour such as #1565C0' },
  },
  upperCode: {
    regex: /^[A-Z][A-Z0-9_]{0,39}$/,
    expected: { ko: '대문자 코드 (예: DEV_PENDING)', en: 'a code in capitals, such as DEV_PENDING' },
  },
  stepFrom: {
    regex: /^(?:open|open-not-held|[A-Z][A-Z0-9_]{0,39})$/,
    expected: { ko: '상태 코드, open 또는 open-not-held', en: 'a status, open or open-not-held' },
  },
  stepTo: {
    regex: /^(?:remembered|[A-Z][A-Z0-9_]{0,39})$/,
    expected: { ko: '상태 코드 또는 remembered', en: 'a status or remembered' },
  },
  lowerName: {
    regex: /^[a-z0-9][a-z0-9._-]{0,63}$/,
    expected: { ko: '소문자 이름 (예: song-po)', en: 'a name in lower case, such as song-po' },
  },
  // Names of teams stand in diagrams and terminals: no line breaks, control characters or quotes.
  plainLine: lazyPattern(() => /^[^\p{Cc}\p{Zl}\p{Zp}"`]{1,80}$/u, {
    ko: '따옴표와 제어 문자가 없는 80자 이내 한 줄',
    en: 'one line of at most 80 characters without quotes or control characters',
  }),
  // Documents between leader and coder. An entry of a Markdown list must survive being written there: one
  // line without white space at its ends, and nothing that UTF-8 or Markdown cannot carry.
  documentLine: lazyPattern(() => /^(?=\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,2000}(?<=\S)$/u, {
    ko: '앞뒤 공백과 제어 문자가 없는 2000자 이내 한 줄',
    en: 'one line of at most 2000 characters without control characters or white space at its ends',
  }),
  documentText: lazyPattern(
    // The classes together are everything but control characters and lone surrogates.
    () => /^(?=[\s\S]*\S)[\t\n\P{C}\p{Cf}\p{Co}\p{Cn}]{1,100000}$/u,
    {
      ko: '비어 있지 않고, 탭과 줄바꿈 말고는 제어 문자가 없는 100000자 이내의 글',
      en: 'text of at most 100000 characters, not blank, without control characters but tabs and line breaks',
    },
  ),
  // Patterns of paths inside a repository: relative, without a step upwards, no control characters.
  pathPattern: lazyPattern(() => /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\p{Zl}\p{Zp}\\]{1,200}$/u, {
    ko: 'git 저장소 안의 경로 패턴 (예: docs/api/**)',
    en: 'a pattern of paths inside the repository, such as docs/api/**',
  }),
  fieldName: {
    regex: /^[a-z][a-z0-9_]{0,39}$/,
    expected: { ko: '소문자와 밑줄로 된 이름 (예: user_guide)', en: 'a name in lower case, such as user_guide' },
  },
  variableName: {
    regex: /^[A-Za-z_][A-Za-z0-9_]{0,127}$/,
    expected: { ko: '환경 변수의 이름 (예: ANTHROPIC_API_KEY)', en: 'the name of an environment variable' },
  },
  declaredSetting: {
    regex: /^[A-Za-z_][A-Za-z0-9_]{0,127}\??$/,
    expected: {
      ko: '설정의 이름; 없어도 되면 끝에 ? (예: SENTRY_TOKEN?)',
      en: 'the name of a setting, with ? at its end where it may be missing',
    },
  },
  systemPrompt: lazyPattern(() => /^(?:[\t\n\r]|[^\p{Cc}]){1,20000}$/u, {
    ko: '제어 문자가 없는 20,000자 이하의 글',
    en: 'a text of at most 20,000 characters without control characters',
  }),
  permissionRule: lazyPattern(
    () => /^(?:read|edit|web|checks|(?:read|edit|run|web|tool) [^\s\p{Cc}][^\p{Cc}]{0,999})$/u,
    {
      ko: 'read, edit, checks, web 중 하나 또는 "run npm test" 같은 글',
      en: 'read, edit, checks, web, or a text such as "run npm test"',
    },
  ),
  // An allow-list, narrower than git's own rule: nothing that a shell, a URL, a revision or an option could be read into.
  branchName: lazyPattern(
    () =>
      /^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\.\.|\/\/|\/\.|\.\/|\.[Ll][Oo][Cc][Kk](?:\/|$)|[/.]$))(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{M}_./+#@=,%-]{1,100}$/u,
    { ko: '브랜치 이름 (예: main)', en: 'the name of a branch, such as main' },
  ),
  questionId: {
    regex: /^q_[A-Za-z0-9_-]{1,64}$/,
    expected: { ko: 'q_ 로 시작하는 질문 번호 (예: q_abc123)', en: 'the id of a question, such as q_abc123' },
  },
} as const satisfies Record<string, TextPattern>

/** What a pattern asks for, found by its source as it stands in a generated schema. */
export function expectedByPattern(source: string): Localized | undefined {
  return Object.values(TEXT_PATTERNS).find((pattern) => pattern.regex.source === source)?.expected
}

/**
 * Made when it is first used: Node reads a class such as `\p{Cc}` whenever a pattern with it is made, and that of them all
 * takes 1 ms of the start of each command.
 */
function lazyPattern(make: () => RegExp, expected: Localized): TextPattern {
  const regex = once(make)
  return {
    get regex() {
      return regex()
    },
    expected,
  }
}
