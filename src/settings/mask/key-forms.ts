/**
 * Keys of the large providers by their published forms, so that a key that nobody declared is found too.
 * A form begins with a literal; what follows is made of `letters`, at least `least` of them, or ends with `until`.
 */
export interface KeyForm {
  /** As it is named to a person. */
  readonly kind: string
  readonly literal: string
  readonly letters: RegExp
  readonly least: number
  readonly most: number
  readonly until?: string
}

const ALNUM = /[A-Za-z0-9]/
const WORD = /[A-Za-z0-9_-]/

const form = (kind: string, literal: string, least: number, letters = WORD, most = 512): KeyForm => ({
  kind,
  literal,
  letters,
  least,
  most,
})

const PRIVATE_KEY_KINDS = ['', 'RSA ', 'EC ', 'DSA ', 'OPENSSH ', 'ENCRYPTED ']
/** Of a private key without an end, so much is taken for it. */
const PRIVATE_KEY_BYTES = 16_384

const privateKey = (begin: string): KeyForm => ({
  kind: 'private key',
  literal: begin,
  letters: /[^]/,
  least: 16,
  most: PRIVATE_KEY_BYTES,
  until: '-----END',
})

export const KEY_FORMS: readonly KeyForm[] = [
  form('Anthropic key', 'sk-ant-', 20),
  form('OpenAI key', 'sk-proj-', 20),
  form('OpenAI key', 'sk-svcacct-', 20),
  form('OpenAI key', 'sk-admin-', 20),
  form('OpenRouter key', 'sk-or-v1-', 32),
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((literal) => form('GitHub token', literal, 30, ALNUM)),
  form('GitHub token', 'github_pat_', 22, /\w/),
  form('GitLab token', 'glpat-', 20),
  ...['AKIA', 'ASIA'].map((literal) => form('AWS access key', literal, 16, /[A-Z0-9]/, 16)),
  form('Google API key', 'AIza', 35, WORD, 35),
  form('Google OAuth secret', 'GOCSPX-', 20),
  ...['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-'].map((literal) => form('Slack token', literal, 10)),
  form('Slack token', 'xapp-1-', 10),
  form('Slack webhook', 'hooks.slack.com/services/', 20, /[A-Za-z0-9/]/),
  ...['sk_live_', 'rk_live_', 'sk_test_'].map((literal) => form('Stripe key', literal, 16, ALNUM)),
  form('npm token', 'npm_', 36, ALNUM),
  form('PyPI token', 'pypi-AgE', 40),
  form('Docker token', 'dckr_pat_', 20),
  form('DigitalOcean token', 'dop_v1_', 32, /[0-9a-f]/),
  form('age key', 'AGE-SECRET-KEY-1', 40, /[A-Z0-9]/),
  ...PRIVATE_KEY_KINDS.map((kind) => privateKey(`-----BEGIN ${kind}PRIVATE KEY-----`)),
  privateKey('-----BEGIN PGP PRIVATE KEY BLOCK-----'),
]
