import { type Signal, signal } from './signal.ts'

/** Words for how things are: broken, slow, missing, already there. */
export const STATE_SIGNALS: readonly Signal[] = [
  signal({
    name: { ko: '속도', en: 'speed' },
    en: [
      String.raw`slow\w*|sluggish|fps|faster|fast|quick(?:er|ly)?|speed(?: up)?|performance|perf|latency`,
      String.raw`throughput|memory (?:usage|footprint)|optimi[sz]\w*|cach(?:e|ing)|bundle size`,
      String.raw`load(?:ing)? time|response time|takes|took|eats|allocat\w+|n\+1|shave|heavy|bottleneck`,
    ],
    ko: '느려|느린|느립|느림|빠르게|빨리|성능|최적화|단축|속도|걸려|걸립|걸림|걸리|메모리|캐시|캐싱|병목|부하|번들|가볍|무거|이내|안으로|아래로|이하|초대',
  }),
  signal({
    name: { ko: '고장', en: 'broken' },
    en: [
      String.raw`crash\w*|fail(?:s|ed|ing|ure|ures)?|errors?|bugs?|broken|breaks?|hangs?|freez\w+|frozen`,
      String.raw`stuck|leaks?|flaky|garbled|blank|wrong\w*|incorrect\w*|missing|corrupt\w*|deadlocks?|race`,
      String.raw`exceptions?|times? out|timed out|regression|glitch\w*|overlap\w*|cut off|truncated|dies|died`,
      String.raw`twice|unresponsive|vulnerab\w+|segfault\w*|panics?|undefined|nan|null|oom|infinite|off by`,
      String.raw`negative|inconsistent|stale|lost|loses|disappear\w*|vanish\w*|unexpected\w*|misaligned`,
      String.raw`flicker\w*|lags?|stutter\w*|drifts?|overflow\w*|mangled|ate|eats|drops?|skips?|ignores?`,
      'forgets?|resets?|duplicates?|doubled?|thrown out|kicked out|logged out|spins?|jumps?|empty',
      'weird|supposed|annoying|damn|swallows?|mess(?:es|ed)? up|kills? it|half',
    ],
    ko: [
      '버그|오류|에러|예외|깨[져지짐진집]|죽[어는습네]|멈[춰추춥]|실패|끊[기겨김어]|튕[겨기김]|누수|가려|밀려|밀리|밀[림립]|겹[쳐치침]|잘려|잘리|잘린|사라',
      '이상[해하한]|문제|비정상|음수|중복|두 ?번|계속|무한|먹통|흰 화면|하얀|틀리|틀려|틀린|잘못|누락|빠져|취약점|충돌|장애|자꾸|간헐|버벅|떨어[졌집]',
      '꺼[집져짐]|터[져집짐]|날아|풀려|풀림|씹|덮어|반대로|엉뚱|거꾸로|어긋|한글만|뭉개|늦게|못해요|지워져|없어져|뒤바뀌|꼬였|꼬임|초기화|nan|segfault',
      String.raw`\?\?\?|왔다갔다|엉망`,
    ],
  }),
  signal({
    name: { ko: '되지 않음', en: 'does not' },
    en: [
      "doesn't|doesnt|don't|dont|does not|do not|isn't|aren't|is not|are not|can't|cant|cannot",
      "can not|won't|will not|no longer|never|not working|stopped|unable|nothing happens|didn't",
      String.raw`wasn't|not (?:work|load|show|open|save|send|update|respond|render|appear)\w*|still|only`,
    ],
    ko: [
      '(?<![가-힣])안 ?(?:돼|되|됨|됩|떠|뜨|뜸|나와|나옴|나가|열|눌|보|먹|켜|와|옴|맞|들어|바뀌|움직|잡|읽|지워|가)|않[아는습음네고]|못 ?[가-힣]',
      '불가|없음|반응이 없',
    ],
  }),
  signal({
    name: { ko: '오류 기록', en: 'trace' },
    en: [
      String.raw`\w{0,40}error:|\w+exception|traceback|stack ?trace|exit code \d+|http \d{3}|[45]\d\d(?= |$)`,
      String.raw`sig\w+|e(?:conn|nomem|noent|acces)\w+|warn \[.*|core dump\w*|401|403|404|413|415|500|502|503`,
      '504',
    ],
    ko: String.raw`\b(?:404|500|502|503|403|401)(?=[이가에 ])`,
  }),
  signal({
    name: { ko: '일어나는 때', en: 'occurs' },
    en: [
      String.raw`since (?:yesterday|last|this|monday|tuesday|wednesday|thursday|friday|the|v?\d)|every time`,
      'each time|sometimes|occasionally|randomly|intermittently|at random|whenever|as soon as',
      String.raw`after (?:the )?(?:update|release|upgrade|deploy\w*|refresh|restart)|when i|if i|once i`,
      'steps to reproduce|expected|actual|on (?:edge|safari|firefox|ios|android|chrome|windows|mac)',
      'only (?:on|in|with|at|when)',
    ],
    ko: '하면 |누르면|때마다|부터 |가끔|간혹|매번|갑자기|이후|뒤로|후로|재현|기대 ?(?:결과|동작)|실제 ?(?:결과|동작)|에서만|할 때|될 때|때 |면요|는데도',
  }),
  signal({
    name: { ko: '아직 없음', en: 'not there yet' },
    en: [
      "there(?:'s| is| are|'re) no|no way to|doesn't exist|nothing (?:of it )?exists",
      'not (?:yet|there)|so far|yet|right now|today|currently|at the moment|for now|lacks?|has no',
      'have no|we have none|by hand|manually|spreadsheet|excel',
    ],
    ko: '아직|없어서|없어요|없네|없다|없음|없습니다|없어|없더|지금은|현재|수동|손으로|엑셀|종이|매번',
  }),
  signal({
    name: { ko: '이미 있음', en: 'already there' },
    en: 'already|exists|is there|delivers',
    ko: '이미(?!지)|내려옴|내려옵|있습니다|있음|응답에',
  }),
]
