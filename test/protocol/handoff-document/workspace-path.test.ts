import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkWorkspacePath, workspacePathKey } from '../../../src/protocol/handoff-document/workspace-path.ts'

const ruleOf = (path: string, use: 'read' | 'write' = 'read') => checkWorkspacePath(path, use)?.rule
const reasonOf = (path: string) => {
  const reason = checkWorkspacePath(path, 'read')?.values.reason
  return typeof reason === 'object' ? reason.en : undefined
}

describe('a path in the workspace', () => {
  it.each([
    'a',
    'src/a.ts',
    './src/a.ts',
    'docs/cases/{caseId}/IA.md',
    'a/../b',
    'a//b',
    'docs/',
    '.github/workflows/ci.yml',
    '.gitignore',
    '.gitattributes',
    'a.git/x',
    '한글/문서.md',
    '한글'.normalize('NFD'),
    'my file.md',
    'src\\a.ts',
    'src/**/*.ts',
    'app/[id]/page.tsx',
    '$x/y',
    'a~b',
    'a~',
    '100%',
    '50%2',
    'CLAUDE.md',
    'AGENTS.md',
    'claude/settings.json',
    '...a',
    '.env.example',
    '@scope/x',
    'a/..b',
  ])('may be %s', (path) => {
    expect(ruleOf(path, 'read')).toBeUndefined()
    expect(ruleOf(path, 'write')).toBeUndefined()
  })

  it.each([
    '/',
    '/etc/passwd',
    '\\windows',
    '\\\\server\\share',
    '//server/share',
    '~',
    '~/x',
    '~root/x',
    'C:\\x',
    'c:/x',
    'C:x',
    'file:///etc',
    'https://a.b',
    'git+ssh://a',
    'data:x',
    '／etc',
    '～/x',
    'ｆile：/x',
  ])('is not absolute: %s', (path) => {
    expect(ruleOf(path)).toBe('path_absolute')
  })

  it.each(['..', '../a', 'a/../..', 'a/../../b', '..\\a', 'a\\..\\..\\b', './../a', '．．/a', '‥/a', 'a/..／../b'])(
    'does not leave: %s',
    (path) => {
      expect(ruleOf(path)).toBe('path_leaves')
    },
  )

  it.each([
    ['', 'it names no file'],
    [' ', 'it names no file'],
    ['.', 'it names no file'],
    ['a/..', 'it names no file'],
    ['./', 'it names no file'],
    ['a\0b', 'invisible characters'],
    ['a\nb', 'invisible characters'],
    ['a\u200Bb', 'invisible characters'],
    ['.g\u200Cit/config', 'invisible characters'],
    ['a\u202Eb', 'invisible characters'],
    ['a\u2028b', 'invisible characters'],
    ['a\u2029b', 'invisible characters'],
    ['a\uD800b', 'invisible characters'],
    ['%2e%2e/a', 'percent codes'],
    ['a%2Fb', 'percent codes'],
    ['a％２ｆb', 'percent codes'],
    ['a/b:c', 'a colon'],
    ['.git::$INDEX_ALLOCATION', 'a colon'],
    ['a.', 'dots or spaces at the ends of a name'],
    ['.git./config', 'dots or spaces at the ends of a name'],
    ['.git /config', 'dots or spaces at the ends of a name'],
    [' .git/config', 'dots or spaces at the ends of a name'],
    ['a/.../b', 'dots or spaces at the ends of a name'],
    ['a/.. /b', 'dots or spaces at the ends of a name'],
    [' /../a', 'dots or spaces at the ends of a name'],
    ['a./../../b', 'dots or spaces at the ends of a name'],
    ['git~1/../a', 'an 8.3 short name'],
    ['git~1/config', 'an 8.3 short name'],
    ['GIT~12', 'an 8.3 short name'],
    ['a/claude~1/x', 'an 8.3 short name'],
    ['SETTIN~1.JSO', 'an 8.3 short name'],
  ])('is written plainly, not as %j: %s', (path, reason) => {
    expect(ruleOf(path)).toBe('path_not_plain')
    expect(reasonOf(path)).toBe(reason)
  })

  it.each([
    ['.git', '.git'],
    ['.GIT/config', '.git'],
    ['.gıt/config', '.git'],
    ['．git/hooks', '.git'],
    ['a/../.git', '.git'],
    ['.git/../a', '.git'],
    ['.claude/rules/../settings.json', '.claude'],
    ['sub/.git/hooks/x', '.git'],
    ['a\\.Git\\x', '.git'],
    ['.claude/settings.json', '.claude'],
    ['.claude/Settings.local.json', '.claude'],
    ['.claude/hooks/x.sh', '.claude'],
    ['.claude/.credentials.json', '.claude'],
    ['.claude', '.claude'],
    ['pkg/.claude/settings.json', '.claude'],
    ['.claude/rules/.mcp.json', '.mcp.json'],
    ['.claude/rules/.codex/x', '.codex'],
    ['.mcp.json', '.mcp.json'],
    ['.claude.json', '.claude.json'],
    ['.aider.conf.yml', '.aider.conf.yml'],
    ['opencode.json', 'opencode.json'],
    ['opencode.jsonc', 'opencode.jsonc'],
    ['.cursor/mcp.json', '.cursor'],
    ['.cursor/rules', undefined],
    ['.vscode/settings.json', '.vscode'],
    ['.codex/config.toml', '.codex'],
    ['.gemini/settings.json', '.gemini'],
    ['.baton/store', '.baton'],
  ])('%s is judged by what it is: %s', (path, area) => {
    expect(checkWorkspacePath(path, 'read')?.values.area).toBe(area)
    expect(checkWorkspacePath(path, 'write')?.rule).toBe('path_protected')
  })

  it.each([
    '.aider',
    '.amazonq',
    '.baton',
    '.claude',
    '.cline',
    '.codex',
    '.continue',
    '.copilot',
    '.cursor',
    '.devcontainer',
    '.gemini',
    '.idea',
    '.kiro',
    '.opencode',
    '.qwen',
    '.roo',
    '.vscode',
    '.windsurf',
    '.zed',
  ])('is never in the settings folder %s', (folder) => {
    expect(checkWorkspacePath(folder, 'read')).toEqual({
      pointer: '',
      rule: 'path_protected',
      values: { path: folder, area: folder },
    })
    expect(checkWorkspacePath(`a/${folder}/b`, 'write')?.values).toEqual({ path: `a/${folder}/b`, area: folder })
  })

  it.each(['.claude/rules/DOMAIN_SCHEMA.md', '.claude/agents/coder.md', '.claude/memory/x.md', '.cursor/rules/a.mdc'])(
    'may be read but not written: %s',
    (path) => {
      expect(ruleOf(path, 'read')).toBeUndefined()
      expect(ruleOf(path, 'write')).toBe('path_protected')
    },
  )

  it('is judged in a moment however long it is', () => {
    expect(ruleOf('.claude/rules/'.repeat(70_000), 'read')).toBeUndefined()
    expect(ruleOf('a/../'.repeat(200_000))).toBe('path_not_plain')
    expect(ruleOf(`${'../'.repeat(300_000)}a`)).toBe('path_leaves')
  })

  it('never lets through what resolves outside or into .git, however it is put together', () => {
    const pieces = fc.constantFrom(
      '..',
      '.',
      '/',
      '\\',
      '.git',
      '.GIT',
      'a',
      '．',
      '%2e',
      '~',
      ' ',
      'git~1',
      ':',
      '\u200B',
      '..',
      '/',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = parts.join('')
        if (checkWorkspacePath(path, 'read') !== undefined) return
        // An independent judge: the platform's own URL resolution, which folds dots and backslashes by itself.
        const { pathname, host } = new URL(path.normalize('NFKC'), 'http://workspace/root/')
        expect(host).toBe('workspace')
        expect(pathname.startsWith('/root/')).toBe(true)
        expect(pathname.toLowerCase().split('/')).not.toContain('.git')
      }),
      { numRuns: 5000 },
    )
  })
})

describe('the key of a path', () => {
  it.each([
    ['./a//b/', 'a/b'],
    ['a\\b', 'a/b'],
    ['a/x/../b', 'a/b'],
    ['../a', '../a'],
    ['문서'.normalize('NFD'), '문서'],
    ['A/b', 'A/b'],
  ])('of %j is %j', (path, key) => {
    expect(workspacePathKey(path)).toBe(key)
  })
})
