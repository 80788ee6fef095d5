#!/usr/bin/env node
// The launcher: plain JavaScript that any Node understands. It finds a Node that is new enough, then starts
// Baton from the bundle of its sources, in a checkout from the sources themselves where they are newer.
import { existsSync, readFileSync } from 'node:fs'
// The default export: an old Node refuses a file that imports by name what it does not have.
import nodeModule from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const REQUIRED_NODE = 24
const home = join(dirname(fileURLToPath(import.meta.url)), '..')
const args = process.argv.slice(2)

if (args.length === 1 && (args[0] === '--version' || args[0] === '-V')) printVersion()
else if (Number.parseInt(process.versions.node, 10) >= REQUIRED_NODE) await start()
else await startOnOwnNode()

function printVersion() {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  process.stdout.write(`${version}\n`)
}

async function start() {
  // Beside the code and not in the shared temporary folder, where others could write it.
  nodeModule.enableCompileCache?.(join(home, 'node_modules', '.cache', 'baton'))
  const { main } = await import(pathToFileURL(await entryFile()).href)
  process.exitCode = await main(args)
}

/** In a checkout the bundle of the sources, if it was made since they were changed, else the sources themselves. */
async function entryFile() {
  const source = join(home, 'src', 'cli', 'main.ts')
  if (!existsSync(source)) return join(home, 'dist', 'bundle', 'main.mjs')
  const { bundleFolder } = await import('./source-stamp.js')
  const bundled = join(bundleFolder(home), 'main.mjs')
  return existsSync(bundled) ? bundled : source
}

async function startOnOwnNode() {
  const { spawn } = await import('node:child_process')
  const node = ownNode()
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
  if (existsSync(join(home, 'src'))) return `run npm ci in ${home}`
  return `install Baton again with its optional package node and the install script of that package allowed: it brings one`
}

/** The `node` package that comes with Baton's own dependencies, where it is installed. */
function ownNode() {
  try {
    const folder = dirname(nodeModule.createRequire(import.meta.url).resolve('node/package.json'))
    const binary = join(folder, 'bin', 'node')
    return existsSync(binary) ? binary : undefined
  } catch {
    // Not installed: the caller says what is needed.
    return undefined
  }
}
