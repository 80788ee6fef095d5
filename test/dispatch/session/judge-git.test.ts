import { expect, test } from 'vitest'
import { judgeGit } from '../../../src/dispatch/session/judge-git.ts'

const CLEAN = { kind: 'repository', dirty: 0, ownCommits: 0, stashes: 0, branches: 1, attached: [] } as const

test.each([
  ['https://github.com/acme/dev-ai.git', 'template'],
  ['https://github.com/acme/dev-ai/', 'template'],
  ['git@github.com:acme/dev-ai.git', 'template'],
  ['git@github.com:dev-ai.git', 'template'],
  ['ssh://git@host:22/x/dev-ai', 'template'],
  ['/srv/git/dev-ai', 'template'],
  ['https://github.com/acme/my-dev-ai.git', 'own'],
  ['https://github.com/acme/dev-ai-shop.git', 'own'],
  ['https://github.com/dev-ai/shop.git', 'own'],
  ['https://github.com/acme/DEV-AI.git', 'own'],
  ['https://github.com/acme/shop?from=/dev-ai', 'own'],
  ['', 'own'],
])('the origin %s is judged %s', (origin, judged) => {
  expect(judgeGit({ ...CLEAN, origin }).case).toBe(judged)
})

test.each([
  { dirty: 1 },
  { ownCommits: 1 },
  { stashes: 1 },
  { branches: 0 },
  { branches: 2 },
  { attached: ['submodule'] },
])('a clone of the template with %j is asked about', (more) => {
  expect(judgeGit({ ...CLEAN, origin: 'x/dev-ai', ...more })).toMatchObject({ case: 'template_used', reasons: [{}] })
})

test.each(['worktree', 'submodule', 'unreadable'] as const)('a history in a %s is never restarted', (kind) => {
  expect(judgeGit({ ...CLEAN, kind, origin: 'x/dev-ai' })).toMatchObject({ case: 'own', canRestart: false })
})
