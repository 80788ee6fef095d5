import { describe, expect, test } from 'vitest'
import { excerptFor, planOverlaps, planScopes, relatedTo } from '../../src/dispatch/plays/graph/plan-scopes.ts'

const PLAN = `# 계획

전체 목표

## [backend] API

- 파일 범위: \`src/api/**\`, ../secret, /etc/passwd
- 할 일: 로그인

## frontend

- files: web/**
`

describe('the plan of the planner', () => {
  test('gives each agent its files; what leaves the repository is ignored', () => {
    expect(planScopes(PLAN, ['backend', 'frontend', 'dba'])).toEqual({ backend: ['src/api/**'], frontend: ['web/**'] })
  })

  test('an agent is shown its own part, or the whole where it has none', () => {
    const agents = ['backend', 'frontend', 'dba']
    const own = excerptFor(PLAN, 'frontend', agents)
    expect(own).toContain('전체 목표')
    expect(own).toContain('web/**')
    expect(own).not.toContain('src/api')
    expect(excerptFor(PLAN, 'dba', agents)).toBe(PLAN)
  })

  test('may list files below, in braces, with remarks, for an agent of any name', () => {
    const plan = [
      '## constructor',
      '- **Scope**:',
      '  - `src/**/*.{ts,tsx}` (the sources)',
      '  - lib/ - helpers',
      '- criteria: no src/other/**',
      '',
      '## frontend',
      '- scope: src/{web,ui}/**, styles/',
    ].join('\n')
    expect(planScopes(plan, ['constructor', 'frontend'])).toEqual({
      constructor: ['src/**/*.{ts,tsx}', 'lib/'],
      frontend: ['src/{web,ui}/**', 'styles/'],
    })
  })
})

test('of what researcher and analyst wrote, an agent is shown all but the sections that are for others alone', () => {
  const agents = ['frontend', 'backend', 'dba']
  const text = [
    '# Codebase',
    'for everybody',
    '## Frontend',
    'pages',
    '### Routes of the pages',
    'router.ts',
    '## backend and frontend',
    'the contract',
    '## Build',
    'npm run build',
    '### dba',
    'migrate',
    '## Tests',
    'vitest',
  ].join('\n')
  const shown = relatedTo(text, 'backend', agents).split('\n')
  expect(shown).toEqual(
    text.split('\n').filter((line) => !/^## Frontend|pages|Routes|router|### dba|migrate/.test(line)),
  )
  expect(relatedTo(text, 'frontend', agents)).toContain('router.ts')
})

test('files may be changed at the same time where three agents say so; no patterns, and none that are shared by nature', () => {
  const agents = ['a', 'b', 'c', 'd']
  const section = (name: string, line: string) => `## ${name}\n\n- ${line}\n\n`
  const two = section('a', 'overlap: src/app.ts') + section('b', '겹침 허용: `src/app.ts`')
  expect(planOverlaps(two, agents)).toEqual({})
  const three =
    two + section('c', '**Overlap**: src/app.ts, src/**, package.json, src/types/a.ts, ../x') + section('d', '-')
  expect(planOverlaps(three, agents)).toEqual({ a: ['src/app.ts'], b: ['src/app.ts'], c: ['src/app.ts'] })
  expect(planScopes(three, agents)).toEqual({})
})
