import type { AccessToken } from '../../protocol/access-token.ts'

export interface StoredToken extends AccessToken {
  /** SHA-256 of the token, in hex. */
  readonly hash: string
}

export interface TokensRecord {
  readonly tokens: readonly StoredToken[]
}

export const NO_TOKENS: TokensRecord = { tokens: [] }

export type TokensCommand =
  | {
      readonly type: 'create_token'
      readonly token: Pick<StoredToken, 'token_id' | 'name' | 'person_id' | 'role' | 'expires_at' | 'hash'>
    }
  | { readonly type: 'revoke_token'; readonly token_id: string }

export const isTokensCommand = (command: { readonly type: string }): command is TokensCommand =>
  command.type === 'create_token' || command.type === 'revoke_token'
