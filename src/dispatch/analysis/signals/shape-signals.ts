import type { Signal } from './signal.ts'

const shape = (ko: string, en: string, words: RegExp): Signal => ({ name: { ko, en }, words })

const QUOTED = String.raw`["'\x60“‘][^"'\x60“”‘’\n]{1,80}["'\x60”’]`

/** What a request looks like, whatever its words: capital letters count here. */
export const SHAPE_SIGNALS: readonly Signal[] = [
  shape('화살표', 'an arrow', /->|→|=>/),
  shape('숫자', 'a number', /\d+/),
  shape(
    '시간',
    'a duration',
    /\d+(?:\.\d+)? ?(?:ms|s|sec\w*|min\w*|seconds?|minutes?|hours?|fps|초|분|시간)(?![a-z])/i,
  ),
  shape('퍼센트', 'a percentage', /\d ?(?:%|퍼|프로)/),
  shape('색상 코드', 'a colour code', /#[0-9a-f]{3,8}\b/i),
  shape('따옴표', 'a quotation mark', /["'`‘“「]/),
  shape('인용 두 개', 'two quotations', new RegExp(String.raw`${QUOTED}[^"'\x60“”‘’\n]{0,60}${QUOTED}`)),
  shape(
    '파일 이름',
    'the name of a file',
    /\b[\w-]{1,60}\.(?:tsx?|jsx?|py|go|java|rs|rb|c|h|cpp|cs|s?css|html|json|ya?ml|toml|md|vue|kt|php|sql|sh|exs?|swift|conf|env|ini|xml|txt|properties)\b/i,
  ),
  shape('점으로 시작하는 파일', 'a dot file', /(?:^|\s)\.[a-z]+/i),
  shape('경로', 'a path', /\/[\w-]+/),
  shape('주소', 'an address', /https?:|[\w.-]{1,40}@[\w-]{1,40}\.\w/),
  shape('물음표', 'a question mark', /\?/),
  shape('물음표로 끝남', 'ends with a question mark', /\?$/),
  shape('상수 이름', 'the name of a constant', /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/),
  shape('카멜 표기', 'a name in camel case', /\b[A-Z]?[a-z]+[A-Z]\w*/),
  shape('함수 호출', 'a call', /\b\w+\(\)/),
  shape('스네이크 표기', 'a name in snake case', /\b[a-z]+_[a-z_]+\b/),
  shape('버전 번호', 'the number of a version', /\bv?\d+\.\d+(?:\.\d+)*\b/),
  shape('줄 번호', 'the number of a line', /\blines? \d+|:\d+\b|\d+ ?(?:번째 줄|번 줄|행|번째 행)/i),
  shape('등호', 'an equals sign', /\S ?= ?\S/),
  shape('한글', 'Korean letters', /[가-힣]/),
  shape('여러 줄', 'several lines', /\n/),
  shape('쌍점', 'a colon', /:\s/),
  shape('줄표', 'a dash', / [-–—] /),
  shape('풀 리퀘스트 번호', 'the number of a change', /\b(?:PR|MR)\b|#\d+/),
  shape('느낌표', 'an exclamation mark', /!/),
  shape('괄호', 'a parenthesis', /\(/),
]
