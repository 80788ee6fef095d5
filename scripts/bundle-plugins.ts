// How the bundle differs from the sources: where files are found, and what makes it start fast.
import { dirname, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'rolldown'

/**
 * Files beside the sources (prompts, migrations, the reaper's script) are found where the sources are, or in a package
 * where the compiled files are. Relative to the bundle: a copy of the whole folder uses its own.
 */
export function sourcePlaces(sources: string, bundle: string, placeOf: (source: string) => string): Plugin {
  return {
    name: 'source-places',
    transform(code, id) {
      if (!resolve(id).startsWith(sources) || !code.includes('import.meta.')) return null
      const path = relative(bundle, placeOf(id))
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${dirname(path)}\``)
        .replaceAll('import.meta.filename', `\`\${import.meta.dirname}/${path}\``)
    },
  }
}

/**
 * A builtin that is imported has all of its exports looked at, which loads parts that nobody asked for (`webcrypto`).
 * Taken by a call it has not, and those that bring half of Node along are taken only when they are used.
 */
export const plainBuiltins: Plugin = {
  name: 'plain-builtins',
  renderChunk(code) {
    const made = code.replace(BUILTIN, (_, whole?: string, names?: string, id = '') => {
      const parts = names?.split(',').map((name) => name.trim().split(' as ')) ?? []
      return [
        ...(whole ? [`const ${whole} = ${wholeOf(id)};`] : []),
        ...parts.map(([name = '', local = name]) => `const ${local} = ${partOf(id, name)};`),
      ].join(' ')
    })
    const other = /.*\bfrom "node:.*/.exec(made)
    if (other) throw new Error(`an import of a builtin has another form: ${other[0]}`)
    return { code: made, map: null }
  },
}

const BUILTIN = /^import ([\w$]+)?(?:, )?(?:\{ (.+) \})? from "(node:[\w/]+)";$/gm
const LATER = [
  'node:child_process',
  'node:crypto',
  'node:fs/promises',
  'node:net',
  'node:readline/promises',
  'node:timers/promises',
  'node:tty',
  'node:zlib',
]

// A package may call its own binding `process`.
const builtin = (id: string) => `globalThis.process.getBuiltinModule("${id}")`

const wholeOf = (id: string) =>
  LATER.includes(id) ? `new Proxy({}, { get: (_, name) => ${builtin(id)}[name] })` : builtin(id)

function partOf(id: string, name: string): string {
  const part = `${builtin(id)}.${name}`
  if (!LATER.includes(id)) return part
  const value = (process.getBuiltinModule(id) as unknown as Record<string, unknown>)[name]
  // Constants of the Node that makes the bundle; those of a newer one have the same names and numbers.
  if (typeof value !== 'function') {
    if (Object.values(Object(value)).some((one) => typeof one !== 'number'))
      throw new Error(`${name} of ${id} is no constant`)
    return JSON.stringify(value)
  }
  // Called with `new`, which a function that is taken later cannot be.
  if (id === 'node:net' && /^[A-Z]/.test(name)) return part
  if (/^class\b/.test(String(value))) throw new Error(`${name} of ${id} cannot be taken later`)
  const call = `(...given) => ${part}(...given)`
  const custom = "[Symbol.for('nodejs.util.promisify.custom')]"
  return promisify.custom in value
    ? `Object.assign(${call}, { ${custom}: (...given) => ${part}${custom}(...given) })`
    : call
}

/** A text of one byte a character is read in half of the time, and Korean words are everywhere in the sources. */
export const plainCharacters: Plugin = {
  name: 'plain-characters',
  generateBundle(_, chunks) {
    for (const chunk of Object.values(chunks)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u007f-\uffff]/g, escaped)
    }
  },
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
