import { PERSON_ROLES, type PersonRole } from '../../protocol/person.ts'
import { createToken, listTokens, revokeToken } from '../../service/tokens/access-tokens.ts'
import { type CommonOptions, withBaton } from '../compose.ts'
import { print, printJson } from '../report.ts'
import { terminalText } from '../terminal-text.ts'
import { usageProblem } from '../usage-error.ts'

export interface TokenOptions extends CommonOptions {
  readonly role?: string
  readonly person?: string
  readonly days?: string
}

const DAY_MS = 24 * 3_600_000

/** `baton token create NAME`: a token of the HTTP API, shown once. */
export async function tokenCreate(name: string, options: TokenOptions): Promise<void> {
  const role = roleFrom(options.role ?? 'viewer')
  const days = daysFrom(options.days ?? '30')
  await withBaton(options, 'write', async ({ service, caller, json, lang, now, pipeline }) => {
    const person_id = options.person ?? pipeline.definition.po
    const expires_at = new Date(now() + days * DAY_MS).toISOString()
    const made = await createToken(service, caller, { name, person_id, role, expires_at })
    if (json) return printJson(made)
    print(
      lang === 'ko'
        ? `${made.token}\n지금 한 번만 표시합니다. ${terminalText(name)} (${made.token_id}): ${person_id}, ${role}, ${expires_at} 까지.\n`
        : `${made.token}\nIt is shown this once. ${terminalText(name)} (${made.token_id}): ${person_id}, ${role}, until ${expires_at}.\n`,
    )
  })
}

/** `baton token list`: names, people, roles and ends; never a token. */
export async function tokenList(options: CommonOptions): Promise<void> {
  await withBaton(options, 'read', async ({ service, caller, json, lang, now }) => {
    const tokens = await listTokens(service, caller)
    if (json) return printJson({ tokens })
    if (tokens.length === 0) {
      print(
        lang === 'ko'
          ? '토큰이 없습니다. 만들기: baton token create NAME\n'
          : 'There are no tokens. Make one: baton token create NAME\n',
      )
      return
    }
    for (const { token_id, name, person_id, role, expires_at, revoked_at } of tokens) {
      const isOver = Date.parse(expires_at) <= now()
      const state =
        revoked_at !== null
          ? lang === 'ko'
            ? '폐기'
            : 'revoked'
          : isOver
            ? lang === 'ko'
              ? '만료'
              : 'expired'
            : expires_at
      print(`${token_id}  ${terminalText(name)}  ${person_id}  ${role}  ${state}\n`)
    }
  })
}

/** `baton token revoke ID`: it ends now, also for streams that are open. */
export async function tokenRevoke(token_id: string, options: CommonOptions): Promise<void> {
  await withBaton(options, 'write', async ({ service, caller, json, lang }) => {
    const result = await revokeToken(service, caller, { token_id })
    if (json) return printJson(result)
    print(lang === 'ko' ? `${token_id}: 폐기했습니다.\n` : `${token_id} is revoked.\n`)
  })
}

function roleFrom(text: string): PersonRole {
  const role = PERSON_ROLES.find((one) => one === text)
  if (role) return role
  const roles = PERSON_ROLES.join(', ')
  throw usageProblem({ ko: `--role 은 ${roles} 중 하나입니다.`, en: `--role is one of ${roles}.` })
}

function daysFrom(text: string): number {
  const days = Number(text)
  if (days > 0 && days <= 366) return days
  throw usageProblem({ ko: '--days 는 1에서 366 사이의 정수입니다.', en: '--days is a number from 1 to 366.' })
}
