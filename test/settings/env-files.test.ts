import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { envSecrets } from '../../src/settings/environment/env-files.ts'
import { envSecretsIn, readEnvFile } from '../../src/settings/environment/read-env-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'baton-env-'))
afterAll(() => rmSync(folder, { recursive: true }))

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('reads lines as dotenv does', () => {
  const text = `# a comment
export A="one two" # more
B='it is $B'
C=bare value # a comment
  D = spaced
E="line\\nline"
F="two
lines"
`
  expect(readEnvFile(text)).toEqual([
    { name: 'A', value: 'one two' },
    { name: 'B', value: 'it is $B' },
    { name: 'C', value: 'bare value' },
    { name: 'D', value: 'spaced' },
    { name: 'E', value: 'line\nline' },
    { name: 'F', value: 'two\nlines' },
  ])
})

it.each([
  ['API_TOKEN=s3cr3t-canary', ['s3cr3t-canary']],
  ['DB_PASSWORD=hunter22', ['hunter22']],
  ['PLAIN=Zk3vR8qLm2Xw9TbN4sYd', ['Zk3vR8qLm2Xw9TbN4sYd']],
  ['DATABASE_URL=postgres://app:pa55-word@db/app', ['postgres://app:pa55-word@db/app', 'pa55-word']],
  ['HOOK=https://example.com/x?token=abcd1234', ['https://example.com/x?token=abcd1234', 'abcd1234']],
])('%s holds a secret', (line, secrets) => {
  expect(envSecretsIn(line).map(({ value }) => value)).toEqual(secrets)
})

it.each([
  'DB_PASSWORD=postgres',
  'TOKEN_TTL=3600000',
  'AUTH_URL=http://localhost:3000',
  'API_KEY=your-key-here',
  `SECRET_KEY=${'$'}{OTHER}`,
  'KEY_FILE=/etc/ssl/private/app.pem',
  'AUTH_ENABLED=true',
  'NODE_ENV=development',
  'PIN_KEY=12345',
  'TITLE=the-quick-brown-fox-jumps',
])('%s holds none', (line) => {
  expect(envSecretsIn(line)).toEqual([])
})

it('finds them in the files of a project, and not in templates, packages and links', () => {
  put('.env', 'API_TOKEN=root-value-1')
  put('.env.local', 'API_TOKEN=local-value-2')
  put('apps/web/.env.production', 'API_TOKEN=nested-value-3')
  put('.env.example', 'API_TOKEN=example-value-4')
  put('.env.sample', 'API_TOKEN=sample-value-5')
  put('node_modules/a/.env', 'API_TOKEN=package-value-6')
  put('a/b/c/d/.env', 'API_TOKEN=deep-value-7')
  expect(envSecrets(folder).map(({ name, value }) => [name, Buffer.from(value).toString()])).toEqual([
    ['API_TOKEN (.env)', 'root-value-1'],
    ['API_TOKEN (.env.local)', 'local-value-2'],
    ['API_TOKEN (apps/web/.env.production)', 'nested-value-3'],
  ])
  expect(envSecrets(join(folder, 'missing'))).toEqual([])
})
