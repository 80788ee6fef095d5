import { covers, highestRole } from '../../protocol/access-token.ts'
import { BatonError } from '../../protocol/baton-error.ts'
import { TEXT_PATTERNS } from '../../protocol/text-patterns.ts'
import { type Draft, requirePo } from '../draft.ts'
import { TOKENS } from '../records.ts'
import type { Results } from '../results.ts'
import { NO_TOKENS, type TokensCommand } from './tokens-record.ts'

type Command<Type extends TokensCommand['type']> = Extract<TokensCommand, { type: Type }>

/** More would make every check of a token slow. Only those that count are refused; the oldest that ended are dropped. */
const MOST_TOKENS = 200
const KEPT_MS = 90 * 24 * 3_600_000
const LONGEST_MS = 366 * 24 * 3_600_000

export function decideTokens(draft: Draft, command: TokensCommand): Results[TokensCommand['type']] {
  requirePo(draft, draft.facts.current.pipeline, 'change tokens')
  return command.type === 'create_token' ? createToken(draft, command) : revokeToken(draft, command)
}

function createToken(draft: Draft, { token }: Command<'create_token'>): Results['create_token'] {
  const { token_id, name, person_id, role, expires_at } = token
  const { now, actor } = draft.request
  const person = draft.facts.person(person_id)
  if (!person) throw BatonError.of('PERSON_NOT_FOUND', { person: person_id })
  const refuse = (problem: { ko: string; en: string }) => BatonError.of('TOKEN_INVALID', { name, problem })
  if (!TEXT_PATTERNS.plainLine.regex.test(name)) throw refuse(ONE_LINE)
  if (!covers(highestRole(person.roles), role)) throw refuse(TOO_HIGH)
  const end = Date.parse(expires_at)
  if (!(end > now) || end > now + LONGEST_MS) throw refuse(BAD_END)
  const kept = read(draft).tokens.filter((one) => Date.parse(one.revoked_at ?? one.expires_at) > now - KEPT_MS)
  const live = kept.filter((one) => one.revoked_at === null && Date.parse(one.expires_at) > now)
  if (live.some((one) => one.name === name)) throw refuse(TAKEN)
  if (live.length >= MOST_TOKENS) throw refuse(TOO_MANY)
  const ended = kept.filter((one) => !live.includes(one))
  const dropped = new Set(ended.slice(0, Math.max(0, kept.length + 1 - MOST_TOKENS)))
  const created = { ...token, created_at: draft.at, created_by: actor, revoked_at: null }
  draft.event('@tokens', 'token:created', { token_id, name, person_id, role, expires_at })
  draft.put('tokens', TOKENS.id, { tokens: [...kept.filter((one) => !dropped.has(one)), created] })
  const { hash: _, ...shown } = created
  return shown
}

function revokeToken(draft: Draft, { token_id }: Command<'revoke_token'>): Results['revoke_token'] {
  const { tokens } = read(draft)
  const found = tokens.find((one) => one.token_id === token_id)
  if (!found) throw BatonError.of('TOKEN_NOT_FOUND', { token: token_id })
  if (found.revoked_at !== null) return { token_id, revoked: true }
  draft.event('@tokens', 'token:revoked', { token_id, name: found.name })
  const revoked = { ...found, revoked_at: draft.at }
  draft.put('tokens', TOKENS.id, { tokens: tokens.map((one) => (one === found ? revoked : one)) })
  return { token_id, revoked: true }
}

const read = (draft: Draft) => draft.read('tokens', TOKENS.id) ?? NO_TOKENS

const ONE_LINE = { ko: '이름은 한 줄이어야 합니다', en: 'a name is one line' }
const TOO_HIGH = { ko: '그 사람에게 없는 역할입니다', en: 'the person does not have this role' }
const BAD_END = { ko: '만료일은 지금부터 1년 이내여야 합니다', en: 'it must end in the future, within a year' }
const TAKEN = { ko: '같은 이름의 토큰이 있습니다', en: 'there is a token of this name' }
const TOO_MANY = { ko: `토큰은 ${MOST_TOKENS}개까지입니다`, en: `a store has at most ${MOST_TOKENS} tokens` }
