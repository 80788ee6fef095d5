// Loads the bundle: classic scripts instead of modules, because V8 can then keep the code of the functions that a
// command used, and not only of the files' top level as `module.enableCompileCache` does. That is half of a start.
//
// Owns: loading the parts of a bundle, and the file `code` beside them, which all commands share. Does not own: whether
// the bundle is that of the sources (source-stamp.js).
//
// 1. The code of a part is found by its name, which contains a hash of its text. The entry has no such name: no code is
//    kept for it.
// 2. Code is only taken from a file that nobody else could have written: its owner is this user or the owner of the
//    bundle, and neither group nor others may write it.
// 3. The file is replaced as a whole, after it was synced: a reader or a crash never meets half of one.
// 4. Code is only given to V8 with the checksum with which it was written: V8 does not check, and damaged code ends the
//    process.
// 5. Whatever is wrong with it, the command runs as without it. V8 itself rejects code of another version or other flags.
const {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} = process.getBuiltinModule('node:fs')
const { Script } = process.getBuiltinModule('node:vm')
const { crc32 } = process.getBuiltinModule('node:zlib')
const { pathToFileURL } = process.getBuiltinModule('node:url')

const ENTRY = 'main.js'
const MAGIC = 0x42_41_54_32
/** A command that took longer did not wait for its start. */
const QUICK_MS = 20_000

/**
 * The exports of the bundle's entry, and `keepCode(command)`, which is called when a command has ended: what was compiled
 * for it is kept for its next time.
 */
export function loadBundle(folder) {
  const kept = keepsCode() ? readCode(folder) : undefined
  const scripts = new Map()
  const loaded = new Map()
  const load = (path) => {
    const name = path.slice(2)
    const known = loaded.get(name)
    if (known !== undefined) return known
    const filename = `${folder}/${name}`
    const source = readFileSync(filename, 'latin1')
    const cachedData = name === ENTRY ? undefined : intact(kept?.parts.get(name))
    const script = new Script(source, { filename, cachedData })
    if (name !== ENTRY) scripts.set(name, { script, isKept: cachedData !== undefined && !script.cachedDataRejected })
    const place = { filename, dirname: folder, url: pathToFileURL(filename).href }
    const exports = script.runInThisContext()(load, loadLater, place)
    loaded.set(name, exports)
    return exports
  }
  // What is not of the bundle is a package, found from here as from there.
  const loadLater = async (path) => (path.startsWith('./') ? load(path) : import(path))
  const keepCode = (command) => {
    if (kept === undefined || process.uptime() * 1e3 > QUICK_MS) return
    const isKnown = kept.commands.includes(command) && [...scripts.values()].every(({ isKept }) => isKept)
    if (!isKnown && mayWrite(folder)) writeCode(folder, kept, command, scripts)
  }
  return { exports: load(`./${ENTRY}`), keepCode }
}

/** Other flags of V8 make other code, which would take turns with the usual one; coverage needs code that counts. */
function keepsCode() {
  const { NODE_OPTIONS, NODE_V8_COVERAGE, NODE_DISABLE_COMPILE_CACHE } = process.env
  return process.execArgv.length === 0 && !NODE_OPTIONS && !NODE_V8_COVERAGE && !NODE_DISABLE_COMPILE_CACHE
}

const codeFile = (folder) => `${folder}/code-${process.version}-${process.arch}`

/** Undefined: a file is there that is not to be trusted, and not to be replaced either. */
function readCode(folder) {
  const none = { commands: [], parts: new Map() }
  let file
  try {
    file = openSync(codeFile(folder), constants.O_RDONLY | constants.O_NOFOLLOW)
  } catch (error) {
    return error.code === 'ENOENT' ? none : undefined
  }
  try {
    if (!isTrusted(fstatSync(file), folder)) return undefined
    return parseCode(readFileSync(file)) ?? none
  } catch {
    return none
  } finally {
    closeSync(file)
  }
}

function isTrusted({ uid, mode }, folder) {
  if (process.getuid === undefined) return true
  return (mode & 0o022) === 0 && (uid === process.getuid() || uid === statSync(`${folder}/${ENTRY}`).uid)
}

/** A number, the length of a head, the head as JSON, and one part after the other. */
function parseCode(bytes) {
  if (bytes.length < 8 || bytes.readUInt32LE(0) !== MAGIC) return undefined
  let at = 8 + bytes.readUInt32LE(4)
  const { commands, parts } = JSON.parse(bytes.latin1Slice(8, at))
  const found = new Map()
  for (const [name, length, sum] of parts) {
    found.set(name, { code: bytes.subarray(at, at + length), sum })
    at += length
  }
  return at === bytes.length ? { commands, parts: found } : undefined
}

const intact = (part) => (part !== undefined && crc32(part.code) === part.sum ? part.code : undefined)

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function writeCode(folder, kept, command, scripts) {
  const isRejected = [...scripts].some(([name, { isKept }]) => !isKept && kept.parts.has(name))
  const parts = new Map(isRejected ? [] : kept.parts)
  for (const [name, { script }] of scripts) {
    const code = script.createCachedData()
    parts.set(name, { code, sum: crc32(code) })
  }
  const commands = [...new Set([...(isRejected ? [] : kept.commands), command])]
  const head = Buffer.from(
    JSON.stringify({ commands, parts: [...parts].map(([name, { code, sum }]) => [name, code.length, sum]) }),
  )
  const start = Buffer.alloc(8)
  start.writeUInt32LE(MAGIC, 0)
  start.writeUInt32LE(head.length, 4)
  replace(codeFile(folder), Buffer.concat([start, head, ...[...parts.values()].map(({ code }) => code)]))
}

function replace(path, bytes) {
  const fresh = `${path}.${process.pid}`
  try {
    const file = openSync(fresh, 'wx', 0o644)
    try {
      writeFileSync(file, bytes)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(fresh, path)
  } catch {
    // A full disk, a folder that went away: the next command compiles again.
    try {
      unlinkSync(fresh)
    } catch {
      // It was never made.
    }
  }
}
