import { describe, expect, test } from 'vitest'
import { discoverSetup } from '../../../src/workspace/project/discover-setup.ts'
import { projectFolder } from './project-folder.ts'

const NPM = { 'package.json': { dependencies: { a: '1' } }, 'package-lock.json': '{}' }
const bash = (script: string) => ['bash', '-c', script]

describe('what a project tells other tools', () => {
  test.each<[string, string, unknown, (readonly string[])[]]>([
    [
      'Codex',
      '.codex/environments/environment.toml',
      'version = 1\nname = "x"\n\n[setup]\nscript = """\nnpm install\nnpm run build\n"""\n\n[cleanup]\nscript = "rm -rf x"\n\n[[actions]]\nname = "Run"\ncommand = "npm start"\n',
      [bash('export CODEX_WORKTREE_PATH="$PWD"\nnpm install\nnpm run build\n')],
    ],
    [
      'Codex, for this platform',
      '.codex/environments/environment.toml',
      `[setup.${process.platform}]\nscript = 'make here'\n[setup]\nscript = 'make there'\n[setup.other]\nscript = 'make else'\n`,
      [bash('export CODEX_WORKTREE_PATH="$PWD"\nmake here')],
    ],
    ['Cursor', '.cursor/worktrees.json', { 'setup-worktree': ['npm ci'] }, [bash('npm ci')]],
    [
      'Cursor, with several commands',
      '.cursor/worktrees.json',
      { 'setup-worktree': ['npm ci', 'cp $ROOT_WORKTREE_PATH/.env .env'] },
      [bash('set -e\nnpm ci\ncp $ROOT_WORKTREE_PATH/.env .env')],
    ],
    [
      'Cursor, for this platform',
      '.cursor/worktrees.json',
      '{ // remark\n "setup-worktree": ["no"], "setup-worktree-windows": ["no"], "setup-worktree-unix": ["yes"], }',
      [bash('yes')],
    ],
    [
      'Cursor, as a command in a text',
      '.cursor/worktrees.json',
      { 'setup-worktree-unix': 'npm ci && npm run build' },
      [bash('npm ci && npm run build')],
    ],
    [
      'Conductor',
      'conductor.json',
      { scripts: { setup: 'npm install; cp $CONDUCTOR_ROOT_PATH/.env .env', run: 'npm start', archive: 'rm -rf /' } },
      [bash('export CONDUCTOR_WORKSPACE_PATH="$PWD"\nnpm install; cp $CONDUCTOR_ROOT_PATH/.env .env')],
    ],
  ])('%s: its setup replaces the install that was found', async (_, file, content, commands) => {
    const folder = projectFolder({ ...NPM, [file]: content })
    const { steps } = await discoverSetup(folder)
    expect(steps.map(({ command }) => command)).toEqual(commands)
    for (const { source, outputs, inputs, cwd } of steps) {
      expect([source, outputs, cwd]).toEqual([file, ['node_modules'], '.'])
      expect(inputs).toEqual(expect.arrayContaining([file, 'package-lock.json']))
    }
  })

  test('a script that Cursor names is the one beside its file', async () => {
    const folder = projectFolder({
      '.cursor/worktrees.json': { 'setup-worktree-unix': './setup.sh' },
      '.cursor/setup.sh': 'npm ci\n',
    })
    expect((await discoverSetup(folder)).steps[0]?.command).toEqual(['bash', '.cursor/setup.sh'])
  })

  test('the variables of each tool name the checkout of the person', async () => {
    const folder = projectFolder({ 'conductor.json': { scripts: { setup: 'x' } } })
    const { steps } = await discoverSetup(folder)
    expect(steps[0]?.env).toMatchObject({ CONDUCTOR_ROOT_PATH: folder })
  })

  test('the first of Codex, Cursor and Conductor that says something is followed', async () => {
    const files = {
      '.codex/environments/environment.toml': '[setup]\nscript = ""\n',
      '.cursor/worktrees.json': { 'setup-worktree': ['of cursor'] },
      'conductor.json': { scripts: { setup: 'of conductor' } },
    }
    expect((await discoverSetup(projectFolder(files))).steps.map(({ name }) => name)).toEqual(['of cursor'])
  })

  test.each<[string, unknown, (readonly string[])[]]>([
    ['a text', 'npm ci', [bash('npm ci')]],
    ['a list', ['npm', 'ci'], [['npm', 'ci']]],
    ['several by name', { server: 'npm ci', db: ['make', 'db'] }, [bash('npm ci'), ['make', 'db']]],
    ['the folder in the container', 'bash $' + '{containerWorkspaceFolder}/setup.sh', [bash('bash ./setup.sh')]],
    ['nothing', '', []],
  ])('postCreateCommand as %s is followed where no install is found', async (_, postCreateCommand, commands) => {
    for (const file of ['.devcontainer/devcontainer.json', '.devcontainer.json', 'devcontainer.json']) {
      const folder = projectFolder({ [file]: `// remark\n${JSON.stringify({ image: 'x', postCreateCommand })}` })
      expect((await discoverSetup(folder)).steps.map(({ command }) => command)).toEqual(commands)
    }
  })

  test('where an install is found, what a container would run is not: it counts on the container', async () => {
    const files = { ...NPM, '.devcontainer/devcontainer.json': { postCreateCommand: 'sudo /home/vscode/post.sh' } }
    expect((await discoverSetup(projectFolder(files))).steps.map(({ name }) => name)).toEqual(['npm ci'])
  })

  test('a plain install of another tool runs in later clones as the install that was found', async () => {
    const again = async (setup: string) =>
      (await discoverSetup(projectFolder({ ...NPM, 'conductor.json': { scripts: { setup } } }))).steps[0]?.again
    expect([await again('npm install'), await again('npm ci'), await again('npm ci && make')]).toEqual([
      [['true']],
      [['true']],
      [],
    ])
  })

  test('.worktreeinclude names ignored files that are copied, in the syntax of gitignore', async () => {
    const folder = projectFolder({ '.worktreeinclude': '# secrets\n.env\n\n*.local  \n!test.local\r\n\\#odd\n' })
    expect((await discoverSetup(folder)).copy).toEqual(['.env', '*.local', '!test.local', '\\#odd'])
  })

  test.each(['{', '[]', 'null', '{"scripts":{"setup":5}}', '{"scripts":"x"}', '{"setup-worktree":{}}'])(
    'a file that says %s says nothing',
    async (content) => {
      const names = ['.cursor/worktrees.json', 'conductor.json', '.devcontainer/devcontainer.json']
      const files = Object.fromEntries(names.map((name) => [name, content]))
      const found = await discoverSetup(projectFolder({ ...files, '.codex/environments/environment.toml': content }))
      expect(found.steps).toEqual([])
    },
  )
})
