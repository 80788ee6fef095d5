import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** The Chromium of the npm package, with the libraries and the font that the package brings. */
export async function launchChromium(): Promise<Browser> {
  // Read when the package is loaded: with it, it unpacks its own libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await oneAtATime(() => packed.executablePath())
  const env = { ...process.env, FONTCONFIG_FILE: fontConfiguration() }
  return chromium.launch({ executablePath, env, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
}

/**
 * The package's own configuration names the folder `/tmp/fonts`; it unpacks its font into the temporary folder, which may
 * be another. Without any font Chromium shows no text and ends at the first one that it has to draw.
 */
function fontConfiguration(): string {
  const path = join(tmpdir(), `baton-fonts-${process.pid}.conf`)
  const folders = `<dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${join(tmpdir(), 'fonts-cache')}</cachedir>`
  const head = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
  writeFileSync(path, `${head}<fontconfig>${folders}</fontconfig>\n`)
  return path
}

/** The package unpacks itself into the temporary folder, which test files of other processes share. */
async function oneAtATime<Value>(work: () => Promise<Value>): Promise<Value> {
  const lock = join(tmpdir(), 'baton-unpacks-chromium')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch {
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0)
      if (age > UNPACKED_MS) rmSync(lock, { recursive: true, force: true })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Whoever holds the lock for longer has died. */
const UNPACKED_MS = 60_000
