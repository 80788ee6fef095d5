import { parseJson } from '../protocol/parse-json.ts'

/** A dependency or a required version, as a manifest writes it. */
interface StackEntry {
  readonly name: string
  readonly version: string
}

export interface Manifest {
  readonly path: string
  /** The language or platform that it stands for. */
  readonly platform: string
  readonly entries: readonly StackEntry[]
}

type Reader = (text: string) => readonly StackEntry[]

/** By the name of the file. Lock files are not read: a manifest says what was chosen. */
const READERS: Readonly<Record<string, readonly [platform: string, read: Reader]>> = {
  'package.json': ['Node.js', npm],
  'deno.json': ['Deno', () => []],
  'deno.jsonc': ['Deno', () => []],
  'pyproject.toml': ['Python', python],
  'requirements.txt': [
    'Python',
    (text) => matches(text, /^([A-Za-z][\w.-]*)(?:\[[^\]\n]*\])?[ \t]*([=<>~!]=?[^;#\n]*)?/gm),
  ],
  Pipfile: ['Python', (text) => tables(text, /^(?:dev-)?packages$/)],
  'setup.py': ['Python', () => []],
  'go.mod': ['Go', goModules],
  'Cargo.toml': ['Rust', (text) => tables(text, /^(?:workspace\.)?(?:dev-|build-)?dependencies$/)],
  'pom.xml': ['Java (Maven)', maven],
  'build.gradle': ['JVM (Gradle)', gradle],
  'build.gradle.kts': ['JVM (Gradle)', gradle],
  'libs.versions.toml': ['JVM (Gradle)', (text) => tables(text, /^versions$/)],
  'build.sbt': ['Scala', (text) => matches(text, /"[\w.-]{1,200}" *%%? *"([\w.-]{1,200})" *% *"([^"\n]{1,80})"/g)],
  'composer.json': ['PHP', (text) => jsonParts(text, ['require', 'require-dev'])],
  Gemfile: ['Ruby', (text) => matches(text, /^\s*gem ['"]([\w.-]+)['"](?:, *['"]([^'"\n]+)['"])?/gm)],
  'pubspec.yaml': ['Dart', (text) => matches(text, /^ {2}([a-z]\w*): *([\^\d][^\s#]*)/gm)],
  'mix.exs': ['Elixir', (text) => matches(text, /\{:(\w+), *"([^"\n]+)"/g)],
  'Package.swift': ['Swift', () => []],
  'CMakeLists.txt': ['C/C++ (CMake)', () => []],
}

const MOST_ENTRIES = 300

/** Manifests that are named after the project, by what their names end with. */
const ENDINGS: readonly (readonly [RegExp, readonly [platform: string, read: Reader]])[] = [
  [/\.(?:cs|fs|vb)proj$/, ['.NET', dotnet]],
  [/\.cabal$/, ['Haskell', () => []]],
]

export const isManifest = (path: string): boolean => readerOf(path) !== undefined

function readerOf(path: string) {
  const name = path.split('/').at(-1) ?? ''
  if (Object.hasOwn(READERS, name)) return READERS[name]
  return ENDINGS.find(([ending]) => ending.test(name))?.[1]
}

/** What a manifest names. One that cannot be read names nothing, and is a manifest all the same. */
export function readManifest(path: string, text: string): Manifest | undefined {
  const [platform, read] = readerOf(path) ?? []
  if (platform === undefined || read === undefined) return undefined
  const entries = new Map<string, StackEntry>()
  // Editors of Windows begin a file with a byte order mark.
  for (const entry of read(text.replace(/^\ufeff/, ''))) {
    if (entries.size >= MOST_ENTRIES) break
    if (!entry.name.startsWith('@types/') && !entries.has(entry.name)) entries.set(entry.name, clean(entry))
  }
  return { path, platform, entries: [...entries.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)) }
}

/** They stand in a table of Markdown: one line, no bars, no control characters. */
const clean = ({ name, version }: StackEntry): StackEntry => ({ name: cell(name), version: cell(version) })
const cell = (text: string) =>
  text
    .replace(/[\p{C}|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)

function npm(text: string): readonly StackEntry[] {
  const { engines, packageManager } = jsonOf(text) as { engines?: { node?: unknown }; packageManager?: unknown }
  const [manager = '', version = ''] = typeof packageManager === 'string' ? packageManager.split('@') : []
  return [
    ...(typeof engines?.node === 'string' ? [{ name: 'node', version: engines.node }] : []),
    ...(manager === '' ? [] : [{ name: manager, version: version.split('+')[0] ?? '' }]),
    ...jsonParts(text, ['dependencies', 'devDependencies']),
  ]
}

function jsonParts(text: string, parts: readonly string[]): readonly StackEntry[] {
  const value = jsonOf(text)
  return parts.flatMap((part) =>
    Object.entries(recordOf(value[part])).flatMap(([name, version]) =>
      typeof version === 'string' ? [{ name, version }] : [],
    ),
  )
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  const parsed = parseJson(text, '')
  return recordOf(parsed.ok ? parsed.value : undefined)
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

function python(text: string): readonly StackEntry[] {
  const wanted = /^requires-python *= *"([^"\n]*)"/m.exec(text)?.[1]
  const required = stringsOf(text, /^dependencies *= *\[/m).flatMap((one) => {
    const [, name, version = ''] = /^([A-Za-z][\w.-]*)(?:\[[^\]]*\])? *([=<>~!][^;]*)?/.exec(one) ?? []
    return name === undefined ? [] : [{ name, version: version.trim() }]
  })
  return [
    ...(wanted === undefined ? [] : [{ name: 'python', version: wanted }]),
    ...required,
    ...tables(text, /^tool\.poetry(?:\.group\.[\w-]+)?\.(?:dev-)?dependencies$/),
  ]
}

/** The strings of the list that begins there, up to its `]`. */
function stringsOf(text: string, begins: RegExp): readonly string[] {
  const start = begins.exec(text)
  if (start === null) return []
  const found: string[] = []
  const tokens = /"([^"\n]*)"|'([^'\n]*)'|#[^\n]*|\]/g
  tokens.lastIndex = start.index + start[0].length
  for (let token = tokens.exec(text); token !== null && token[0] !== ']'; token = tokens.exec(text)) {
    const [, one, other] = token
    if ((one ?? other) !== undefined) found.push(one ?? other ?? '')
    if (found.length >= MOST_ENTRIES) break
  }
  return found
}

/** `name = "1"` and `name = { version = "1" }` in the tables whose names match. */
function tables(text: string, wanted: RegExp): readonly StackEntry[] {
  const found: StackEntry[] = []
  let isWanted = false
  for (const line of text.split('\n')) {
    const [, table] = /^\s*\[([^[\]]+)\]\s*$/.exec(line) ?? []
    if (table !== undefined) isWanted = wanted.test(table.trim())
    else if (isWanted) {
      const [, name, plain, inner] =
        /^([\w.-]+) *= *(?:"([^"]*)"|\{(?:[^}]*?\bversion *= *"([^"]*)")?)/.exec(line) ?? []
      if (name !== undefined) found.push({ name, version: plain ?? inner ?? '' })
    }
  }
  return found
}

function goModules(text: string): readonly StackEntry[] {
  return [
    ...matches(text, /^(go) (\d[\w.]*)/gm),
    ...text.split('\n').flatMap((line) => {
      const [, name, version] =
        /^(?:require )?\s*([\w.-]+\.[\w.-]+\/\S+) (v[\w.+-]+)(?!.*\/\/ indirect)/.exec(line) ?? []
      return name === undefined || version === undefined ? [] : [{ name, version }]
    }),
  ]
}

function maven(text: string): readonly StackEntry[] {
  return text
    .split(/<(?:dependency|parent|plugin)>/)
    .slice(1)
    .flatMap((part) => {
      const [, name] = /<artifactId>\s*([^<\s]+)/.exec(part) ?? []
      const [, version = ''] =
        /<version>\s*([^<\s]+)/.exec(part.split(/<\/(?:dependency|parent|plugin)>/)[0] ?? '') ?? []
      return name === undefined ? [] : [{ name, version }]
    })
}

function dotnet(text: string): readonly StackEntry[] {
  return [
    ...matches(text, /<(TargetFramework)>\s*([^<\s]{1,80})/g),
    ...text
      .split('<PackageReference ')
      .slice(1)
      .flatMap((part) => {
        const tag = part.slice(0, part.indexOf('>') + 1)
        const [, name] = /\bInclude="([^"]{1,200})"/.exec(tag) ?? []
        const [, version = ''] = /\bVersion="([^"]{1,80})"/.exec(tag) ?? []
        return name === undefined ? [] : [{ name, version }]
      }),
  ]
}

function gradle(text: string): readonly StackEntry[] {
  return [
    ...matches(
      text,
      /^\s*(?:implementation|api|compileOnly|runtimeOnly|testImplementation|kapt|ksp)\b[ (]*["'][\w.-]+:([\w.-]+)(?::([^"'\n]+))?["']/gm,
    ),
    ...matches(text, /^\s*id[ (]*["']([\w.-]+)["']\)? +version +["']([^"'\n]+)["']/gm),
  ]
}

function matches(text: string, pattern: RegExp): readonly StackEntry[] {
  return [...text.matchAll(pattern)].flatMap(([, name, version = '']) =>
    name ? [{ name, version: version.trim() }] : [],
  )
}
