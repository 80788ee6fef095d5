/**
 * Keys of the large providers by their published forms, so that a key that nobody declared is hidden and flagged too.
 * Texts are read as Latin-1, so that places are those of the bytes.
 */
const KEY_FORMS: readonly (readonly [kind: string, form: string])[] = [
  ['Anthropic key', 'sk-ant-[\\w-]{20,512}'],
  ['OpenAI key', 'sk-(?:proj|svcacct|admin)-[\\w-]{20,512}'],
  ['OpenAI key', 'sk-[A-Za-z0-9]{20}T3BlbkFJ[A-Za-z0-9]{20}'],
  ['OpenRouter key', 'sk-or-v1-[0-9a-f]{32,128}'],
  ['GitHub token', 'gh[pousr]_[A-Za-z0-9]{30,255}'],
  ['GitHub token', 'github_pat_\\w{22,255}'],
  ['GitLab token', 'glpat-[\\w-]{20,64}'],
  ['AWS access key', '(?<![A-Z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Z0-9])'],
  ['Google API key', 'AIza[\\w-]{35}'],
  ['Google OAuth secret', 'GOCSPX-[\\w-]{20,64}'],
  ['Google OAuth token', 'ya29\\.[\\w-]{20,512}'],
  ['Slack token', 'xox[abeprs]-[\\w-]{10,255}'],
  ['Slack token', 'xapp-1-[\\w-]{10,255}'],
  ['Slack webhook', 'hooks\\.slack\\.com/services/[A-Za-z0-9/]{20,128}'],
  ['Stripe key', '(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{16,255}'],
  ['SendGrid key', 'SG\\.[\\w-]{16,64}\\.[\\w-]{16,64}'],
  ['Hugging Face token', '(?<!\\w)hf_[A-Za-z0-9]{30,64}'],
  ['npm token', '(?<!\\w)npm_[A-Za-z0-9]{36}'],
  ['PyPI token', 'pypi-AgE[\\w-]{40,512}'],
  ['Docker token', 'dckr_pat_[\\w-]{20,64}'],
  ['DigitalOcean token', 'dop_v1_[0-9a-f]{64}'],
  ['age key', 'AGE-SECRET-KEY-1[A-Z0-9]{40,80}'],
  [
    'private key',
    '-----BEGIN (?:[A-Z]{2,10} ){0,2}PRIVATE KEY(?: BLOCK)?-----[^]{16,16384}?(?:-----END[A-Z ]*-----|$(?![^]))',
  ],
]

/** A place in the text that looks like a key. */
export interface FoundKey {
  readonly start: number
  readonly end: number
  readonly label: string
}

/** All forms in one: most texts have none, and are read once. */
const ANY_KEY = new RegExp(KEY_FORMS.map(([, form]) => form).join('|'), 'g')
const EACH = KEY_FORMS.map(([kind, form]) => ({ kind, whole: new RegExp(`^(?:${form})$`) }))

export function findKeys(text: string): FoundKey[] {
  return [...text.matchAll(ANY_KEY)].map(({ 0: key, index: start }) => ({
    start,
    end: start + key.length,
    label: EACH.find(({ whole }) => whole.test(key))?.kind ?? 'key',
  }))
}
