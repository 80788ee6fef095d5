import type { SetupStep } from '../../protocol/plays/project-setup.ts'
import { fieldsOf, stringsOf, textOf } from './fields.ts'
import type { ProjectFiles } from './project-files.ts'

/**
 * What a project says of its setup in files of other tools. The files are read and not run; a person is asked before
 * their commands run (`service/project/setup-consent.ts`).
 */
interface Convention {
  readonly file: string
  readonly read: (files: ProjectFiles, file: string) => readonly Found[]
  /** Variables in which the tool names the person's checkout. */
  readonly checkout?: string
  /** And those in which it names the new one. */
  readonly workspace?: string
}

interface Found {
  readonly name?: string
  readonly command: readonly string[]
}

/** What a fresh checkout on this machine needs: the first that says something replaces the install that was found. */
const OF_CHECKOUTS: readonly Convention[] = [
  {
    file: '.codex/environments/environment.toml',
    read: ofCodex,
    checkout: 'CODEX_SOURCE_TREE_PATH',
    workspace: 'CODEX_WORKTREE_PATH',
  },
  { file: '.cursor/worktrees.json', read: ofCursor, checkout: 'ROOT_WORKTREE_PATH' },
  { file: 'conductor.json', read: ofConductor, checkout: 'CONDUCTOR_ROOT_PATH', workspace: 'CONDUCTOR_WORKSPACE_PATH' },
]

/**
 * What a container needs. Its commands may count on the container (other folders, programs, users), so it is read only
 * where no install was found.
 */
const OF_CONTAINERS: readonly Convention[] = [
  '.devcontainer/devcontainer.json',
  '.devcontainer.json',
  'devcontainer.json',
].map((file) => ({ file, read: ofContainer }))

const INCLUDED = '.worktreeinclude'

/** Whether a step was found in a file whose commands anybody could have written. */
export const isConvention = (source: string | undefined): boolean =>
  [...OF_CHECKOUTS, ...OF_CONTAINERS].some(({ file }) => file === source)

/** The steps of the first file that has some, in place of the installs that were found; undefined for none. */
export function conventionSteps(files: ProjectFiles, installs: readonly SetupStep[]): readonly SetupStep[] | undefined {
  const conventions = installs.length > 0 ? OF_CHECKOUTS : [...OF_CHECKOUTS, ...OF_CONTAINERS]
  for (const convention of conventions) {
    const found = files.has(convention.file) ? convention.read(files, convention.file) : []
    if (found.length > 0) return found.slice(0, MOST_STEPS).map((one) => stepOf(files, convention, one, installs))
  }
  return undefined
}

const MOST_STEPS = 20
const TIMEOUT_MINUTES = 20

/** With the inputs and outputs of the installs that it replaces, since it makes the same. */
function stepOf(
  files: ProjectFiles,
  { file, checkout, workspace }: Convention,
  { name, command }: Found,
  installs: readonly SetupStep[],
): SetupStep {
  const script = command.length === 3 && command[1] === '-c' ? command[2] : undefined
  const install = installs.find((one) => one.cwd === '.' && isSameInstall(script?.trim() ?? command.join(' '), one))
  return {
    name: (name ?? firstLine(script) ?? command.join(' ')).slice(0, 80),
    command: workspace && script !== undefined ? ['bash', '-c', `export ${workspace}="$PWD"\n${script}`] : command,
    cwd: '.',
    inputs: [...new Set([file, ...installs.flatMap(({ inputs }) => inputs)])].slice(0, 200),
    outputs: [...new Set(installs.flatMap(({ outputs }) => outputs))].slice(0, 200),
    again: install?.again ?? [],
    env: { ...Object.assign({}, ...installs.map(({ env }) => env)), ...(checkout ? { [checkout]: files.root } : {}) },
    timeout_minutes: TIMEOUT_MINUTES,
    source: file,
  }
}

/** `npm install` where `npm ci` was found: no more than the packages is made. */
function isSameInstall(text: string, { command: [program = '', verb] }: SetupStep): boolean {
  const plain = ['install', 'ci', 'i', 'sync', verb].map((word) => `${program} ${word}`)
  const frozen = ['--frozen-lockfile', '--immutable', '--frozen'].flatMap((option) =>
    plain.map((one) => `${one} ${option}`),
  )
  return [...plain, ...frozen, program].includes(text)
}

/** The first command of a script; `…` stands for the others. */
function firstLine(script: string | undefined): string | undefined {
  const lines = (script ?? '').split('\n').map((line) => line.trim())
  const [first, second] = lines.filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('set '))
  return first && second ? `${first.slice(0, 70)} …` : first
}

const bash = (script: string): Found => ({ command: ['bash', '-c', script] })

const isBlank = (script: string | undefined) => script === undefined || script.trim() === ''

/** `[setup] script`, or that of the platform. */
function ofCodex(files: ProjectFiles, file: string): readonly Found[] {
  const setup = fieldsOf(files.toml(file).setup)
  const script = textOf(fieldsOf(setup[process.platform]).script) ?? textOf(setup.script)
  return script === undefined || isBlank(script) ? [] : [bash(script)]
}

/** A list of commands, or the path of a script from the folder of the file. */
function ofCursor(files: ProjectFiles, file: string): readonly Found[] {
  const json = files.commentedJson(file)
  const found = json['setup-worktree-unix'] ?? json['setup-worktree']
  const path = textOf(found)?.trim().replace(/^\.\//, '')
  if (path !== undefined && path !== '') {
    const place = [`.cursor/${path}`, path].find((one) => files.has(one))
    return [place === undefined ? bash(path) : { command: ['bash', place] }]
  }
  const commands = stringsOf(found).filter((one) => !isBlank(one))
  // As one script that ends at the first failure: a `cd` or a variable counts for the next command.
  return commands.length === 0
    ? []
    : [bash(commands.length === 1 ? (commands[0] ?? '') : ['set -e', ...commands].join('\n'))]
}

function ofConductor(files: ProjectFiles, file: string): readonly Found[] {
  const { setup } = fieldsOf(files.commentedJson(file).scripts)
  const script = textOf(setup) ?? stringsOf(setup).join('\n')
  return isBlank(script) ? [] : [bash(script)]
}

/** A text for a shell, a command with its arguments, or several of them by name. */
function ofContainer(files: ProjectFiles, file: string): readonly Found[] {
  const { postCreateCommand } = files.commentedJson(file)
  const one = (value: unknown): readonly Found[] => {
    const words = stringsOf(value).map(inContainer)
    const script = textOf(value)
    if (words.length > 0) return [{ command: words }]
    return script === undefined || isBlank(script) ? [] : [bash(inContainer(script))]
  }
  if (typeof postCreateCommand === 'string' || Array.isArray(postCreateCommand)) return one(postCreateCommand)
  return Object.entries(fieldsOf(postCreateCommand)).flatMap(([name, value]) =>
    one(value).map((found) => ({ ...found, name })),
  )
}

/** The folder of the project in the container is here the folder that it runs in. */
const inContainer = (text: string) => text.replaceAll(/\$\{(?:container|local)WorkspaceFolder\}/g, '.')

const MOST_PATTERNS = 200

/** Patterns of ignored files that a checkout needs, in the syntax of gitignore, without comments. */
export function includedFiles(files: ProjectFiles): readonly string[] {
  const lines = files.text(INCLUDED).split(/\r?\n/)
  return lines
    .map(withoutEndBlanks)
    .filter((line) => line !== '' && !line.startsWith('#') && line.length <= 200)
    .slice(0, MOST_PATTERNS)
}

/** A blank at the end counts only behind a backslash. */
function withoutEndBlanks(line: string): string {
  const trimmed = line.trimEnd()
  return trimmed.endsWith('\\') && trimmed !== line ? `${trimmed} ` : trimmed
}
