import { ERRORS, type ErrorEntry, type ViolationRule, violationRules } from '../src/protocol/index.ts'
import { markdownTable } from './markdown-table.ts'

/** `docs/errors.md`: the error catalogue and the rules of documents, for people who look a code up. */
export function errorsPage(): string {
  const errors = Object.entries<ErrorEntry>(ERRORS).map(([code, { exit, http, retryable, message }]) => [
    `\`${code}\``,
    exit,
    http,
    retryable ? 'yes' : 'no',
    message.en,
    message.ko,
  ])
  const rules = Object.entries<ViolationRule>(violationRules()).map(([rule, { level, message }]) => [
    `\`${rule}\``,
    level,
    message.en,
    message.ko,
  ])
  return `<!-- Made by \`npm run generate\` from src/protocol/errors.ts and violation-rules.ts. Do not edit. -->

# Errors

Every failure of Baton is one entry of this catalogue. On the command line it stands on standard error with its code at the
end of the line; with \`--json\` it is \`{"error":{"code","message","details"}}\`; over HTTP the same object is the body.

Exit codes: 0 fine · 1 other · 2 usage · 3 invalid input · 4 refused by the state · 5 not found · 6 not allowed · 7 waiting for a person.

"Retry" says whether the same request can succeed later without anything being changed.

${markdownTable(['Code', 'Exit', 'HTTP', 'Retry', 'English', '한국어'], errors)}

## What can be wrong in a document

\`baton validate\` lists every violation with its JSON pointer and the rule. A warning refuses a document only with
\`--strict\` and on import.

${markdownTable(['Rule', 'Level', 'English', '한국어'], rules)}
`
}
