#!/usr/bin/env node
// The launcher: plain JavaScript that any Node understands. It finds a Node that is new enough, then starts
// Baton from the bundle of its sources, in a checkout from the sources themselves where they are newer.
// Builtins are taken by a call: an import of `node:fs` looks at all of its exports, which loads the streams, 3 ms.
// A Node that is too old to have the call has the import.
const builtin = async (id) => process.getBuiltinModule?.(id) ?? (await import(id))
const { existsSync, readFileSync } = await builtin('node:fs')
const { fileURLToPath, pathToFileURL } = await builtin('node:url')

const REQUIRED_NODE = 24
const home = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1)
const args = process.argv.slice(2)

if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) printVersion()
else if (Number.parseInt(process.versions.node, 10) >= REQUIRED_NODE) await start()
else await startOnOwnNode()

function printVersion() {
  const { version } = JSON.parse(readFileSync(`${home}/package.json`, 'utf8'))
  process.stdout.write(`${version}\n`)
}

/** In a checkout from the bundle of the sources, if it was made since they were changed, else from the sources themselves. */
async function start() {
  const source = `${home}/src/cli/main.ts`
  if (!existsSync(source)) return startBundle(`${home}/dist/bundle`)
  const { bundleFolder } = await import('./source-stamp.js')
  const folder = bundleFolder(home, args)
  if (existsSync(`${folder}/main.js`)) return startBundle(folder)
  // Beside the code and not in the shared temporary folder, where others could write it.
  process.getBuiltinModule('node:module').enableCompileCache?.(`${home}/node_modules/.cache/baton`)
  const { main } = await import(pathToFileURL(source).href)
  process.exitCode = await main(args)
}

async function startBundle(folder) {
  const { loadBundle } = await import('./load-bundle.js')
  const { exports, keepCode } = loadBundle(folder)
  let called
  process.exitCode = await exports.main(args, (command) => {
    called = command
  })
  if (called !== undefined) keepCode(called)
}

async function startOnOwnNode() {
  const { spawn } = await import('node:child_process')
  const node = await ownNode()
  if (node === undefined) {
    process.stderr.write(
      `baton needs Node ${REQUIRED_NODE} or newer, this is ${process.versions.node}. Install Node ${REQUIRED_NODE}, or ${howToGetNode()}.\n`,
    )
    process.exitCode = 1
    return
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    process.stderr.write(`baton could not start ${node}: ${error.message}\n`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exitCode = code ?? 1
    else {
      process.removeAllListeners(signal)
      process.kill(process.pid, signal)
    }
  })
}

/** The `node` package is an optional dependency: npm leaves it out where it may not run its install script. */
function howToGetNode() {
  if (existsSync(`${home}/src`)) return `run npm ci in ${home}`
  return `install Baton again with its optional package node and the install script of that package allowed: it brings one`
}

/** The `node` package that comes with Baton's own dependencies, where it is installed. */
async function ownNode() {
  const { createRequire } = await import('node:module')
  const { dirname, join } = await import('node:path')
  try {
    const folder = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    const binary = join(folder, 'bin', 'node')
    return existsSync(binary) ? binary : undefined
  } catch {
    // Not installed: the caller says what is needed.
    return undefined
  }
}
