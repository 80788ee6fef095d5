import { describe, expect, test } from 'vitest'
import {
  permissionDecision,
  permissionQuestion,
  refusalText,
} from '../../../src/protocol/permissions/permission-question.ts'
import { isPermitted, type PermissionAsk, ruleOf } from '../../../src/protocol/permissions/permission-rule.ts'
import { TEXT_PATTERNS } from '../../../src/protocol/text-patterns.ts'

const run = (subject: string): PermissionAsk => ({ kind: 'run', subject, tool: 'Bash' })
const edit = (subject: string): PermissionAsk => ({ kind: 'edit', subject, tool: 'Write' })

describe('a rule of what an agent may do', () => {
  test.each([
    ['run npm test', run('npm test'), true],
    ['run npm test', run('npm test -- --watch'), false],
    ['run npm test', run('npm tes'), false],
    ['run git log *', run('git log -3'), true],
    ['run git log *', run('git log'), true],
    ['run git log *', run('git logs'), false],
    ['run npm *', run('npm test; rm -rf /'), false],
    ['run npm *', run('npm test && rm x'), false],
    ['run npm *', run('npm test $(rm x)'), false],
    ['run npm *', run('npm test\nrm x'), false],
    ['run npm *', run('npm test > /etc/passwd'), false],
    ['run npm test; make', run('npm test; make'), true],
    ['edit docs/*', edit('docs/a.md'), true],
    ['edit docs/*', edit('docs/../src/a.ts'), false],
    ['edit docs/*', edit('src/a.ts'), false],
    ['edit', edit('/etc/hosts'), false],
    ['read', { kind: 'read', subject: '/etc/hosts', tool: 'Read' } as const, false],
    ['web', { kind: 'web', subject: 'https://example.com', tool: 'WebFetch' } as const, true],
    ['web https://example.com/*', { kind: 'web', subject: 'https://example.com/a', tool: 'WebFetch' } as const, true],
    ['web https://example.com/*', { kind: 'web', subject: 'https://evil.com/', tool: 'WebFetch' } as const, false],
    ['tool mcp__jira__search', { kind: 'tool', subject: 'mcp__jira__search', tool: 'x' } as const, true],
    ['run make', { kind: 'tool', subject: 'make', tool: 'make' } as const, false],
  ])('%s: %o → %s', (rule, ask, permitted) => {
    expect(isPermitted([rule], ask)).toBe(permitted)
  })

  test('edit and read alone hold where the adapter knows that it is inside the clone', () => {
    expect(isPermitted(['edit'], edit('src/a.ts'), true)).toBe(true)
    expect(isPermitted(['read'], edit('src/a.ts'), true)).toBe(false)
  })

  test('made of what a person allowed covers exactly that', () => {
    expect(isPermitted([ruleOf(run('npm i left-pad'))], run('npm i left-pad'))).toBe(true)
    expect(isPermitted([ruleOf(run('npm i left-pad'))], run('npm i other'))).toBe(false)
  })

  test.each(['read', 'checks', 'run npm test', 'run git log *', 'tool x', 'web'])('may be written as %s', (rule) => {
    expect(TEXT_PATTERNS.permissionRule.regex.test(rule)).toBe(true)
  })

  test.each(['', 'run', 'run ', 'write', 'Bash(npm test)', 'run npm\ntest', 'checks all', 'tool'])(
    'may not be written as %j',
    (rule) => {
      expect(TEXT_PATTERNS.permissionRule.regex.test(rule)).toBe(false)
    },
  )
})

describe('the question about a permission', () => {
  test.each(['ko', 'en'] as const)('means in %s what its options say, and anything else refuses', (lang) => {
    const { options, default: usual } = permissionQuestion(run('make'), lang)
    expect(options.map(permissionDecision)).toEqual(['once', 'run', 'stage', 'refuse'])
    expect(permissionDecision(usual ?? '')).toBe('refuse')
    expect([permissionDecision('allow'), permissionDecision(null)]).toEqual(['refuse', 'refuse'])
    expect(refusalText('too much', lang)).toContain('too much')
    expect(refusalText(usual ?? '', lang)).toBe(refusalText(null, lang))
  })

  test('shows control characters and line breaks as spaces, and no more than fits', () => {
    const { question } = permissionQuestion(run(`echo \u001b[2Ka\n\u202eb${'x'.repeat(1_000)}`), 'en')
    expect(question).toMatch(/^The agent wants to run: echo \[2Ka bx+…$/)
    expect(question.length).toBeLessThan(450)
  })
})
