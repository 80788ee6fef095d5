import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PIPELINE } from '../../../src/protocol/pipeline/pipeline.ts'
import { effectiveConfig, NO_CONFIG } from '../../../src/protocol/project-config/effective-config.ts'
import { completeConfig, discoverProject } from '../../../src/service/project/discover-project.ts'
import { approve, isApproved, setupQuestion } from '../../../src/service/project/setup-consent.ts'
import { projectFolder } from '../../workspace/project/project-folder.ts'

const NPM = { 'package.json': { dependencies: { a: '1' }, scripts: { test: 'jest' } }, 'package-lock.json': '{}' }

function repository(files: Readonly<Record<string, unknown>>): string {
  const folder = projectFolder(files)
  execFileSync('git', ['init', '--quiet', folder])
  return folder
}

async function questionOf(folder: string) {
  const { setup } = await discoverProject(folder)
  return setupQuestion(folder, setup)
}

describe('what needs a yes', () => {
  test('an install that follows a lock file is not asked about', async () => {
    expect(await questionOf(repository(NPM))).toBeUndefined()
  })

  test.each([
    ['.codex/environments/environment.toml', '[setup]\nscript = "make"\n'],
    ['.cursor/worktrees.json', { 'setup-worktree': ['make'] }],
    ['conductor.json', { scripts: { setup: 'make' } }],
  ])('commands of %s are asked about, whole', async (file, content) => {
    const question = await questionOf(repository({ ...NPM, [file]: content }))
    expect(question?.steps.map(({ command, source }) => [command[2]?.split('\n').at(-1), source])).toEqual([
      ['make', file],
    ])
  })

  test('postCreateCommand of a container is asked about', async () => {
    const question = await questionOf(repository({ '.devcontainer/devcontainer.json': { postCreateCommand: 'make' } }))
    expect(question?.steps).toHaveLength(1)
  })

  test('files that are copied are named, those that look secret apart; what git tracks or does not ignore is none', async () => {
    const folder = repository({
      ...NPM,
      '.gitignore': '.env*\nlocal.json\n',
      '.worktreeinclude': '.env*\nlocal.json\nREADME.md\n!.env.example\n',
      '.env': 'KEY=1',
      '.env.example': 'KEY=',
      'local.json': '{}',
      'README.md': '',
    })
    expect(await questionOf(folder)).toMatchObject({ files: ['.env', 'local.json'], secrets: ['.env'], steps: [] })
  })
})

describe('a yes', () => {
  const asked = { 'conductor.json': { scripts: { setup: 'make' } } }

  test('counts for what was shown until that changes, in that folder', async () => {
    const folder = repository(asked)
    const file = join(projectFolder({}), 'state', 'approved-setups')
    const question = await questionOf(folder)
    if (!question) throw new Error('nothing was asked')
    expect(isApproved(file, question)).toBe(false)
    approve(file, question, 0)
    const again = async () => {
      const now = await questionOf(folder)
      return now && isApproved(file, now)
    }
    expect(await again()).toBe(true)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(join(folder, 'conductor.json'), '{"scripts":{"setup":"make evil"}}')
    expect(await again()).toBe(false)
    const elsewhere = await questionOf(repository(asked))
    expect(elsewhere && isApproved(file, elsewhere)).toBe(false)
  })

  test('does not count for a secret that matches later', async () => {
    const folder = repository({ '.gitignore': '.env*\n', '.worktreeinclude': '.env*\n', '.env.example': '' })
    const file = join(folder, '.git', 'approved')
    const question = await questionOf(folder)
    if (!question) throw new Error('nothing was asked')
    approve(file, question, 0)
    writeFileSync(join(folder, '.env.production'), 'KEY=1')
    const later = await questionOf(folder)
    expect(later && isApproved(file, later)).toBe(false)
  })

  test('is not believed from a file that others can write to, nor from a link', async () => {
    const question = await questionOf(repository(asked))
    if (!question) throw new Error('nothing was asked')
    const state = projectFolder({})
    const file = join(state, 'approved-setups')
    approve(file, question, 0)
    symlinkSync(file, join(state, 'linked'))
    expect(isApproved(join(state, 'linked'), question)).toBe(false)
    chmodSync(file, 0o666)
    expect(isApproved(file, question)).toBe(false)
    mkdirSync(join(state, 'folder'))
    expect(isApproved(join(state, 'folder'), question)).toBe(false)
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64} 1970-01-01T00:00:00\.000Z\n$/)
  })
})

describe('a configuration', () => {
  const effective = (more: object) => effectiveConfig({ ...NO_CONFIG, ...more }, DEFAULT_PIPELINE)

  test.each<[string, object, string[], string[]]>([
    ['that says nothing gets what was found', {}, ['npm ci'], ['npm test']],
    ['with checks of its own gets the setup', { checks: [{ name: 'own', command: ['make'] }] }, ['npm ci'], ['make']],
    [
      'with a setup of its own gets the checks',
      { setup: { steps: [{ command: ['make', 'deps'] }] } },
      ['make deps'],
      ['npm test'],
    ],
    ['that needs nothing gets nothing', { setup: {} }, [], ['npm test']],
  ])('%s', async (_, more, setup, checks) => {
    const complete = await completeConfig(effective(more), repository(NPM))
    expect(complete.setup.steps.map(({ name }) => name)).toEqual(setup)
    expect(complete.checks.map(({ command }) => command.join(' '))).toEqual(checks)
  })
})
