// The parts of the bundle as classic scripts, which `bin/load-bundle.js` loads.

import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/**
 * A module becomes a function of what it needs, which returns its exports. An import is a constant, taken once when the
 * part is loaded. So two things that modules may do are refused here: parts that import each other in a circle, and an
 * export that changes after its part was loaded.
 */
export const classicScripts: Plugin = {
  name: 'classic-scripts',
  generateBundle(_, chunks) {
    const needs = new Map<string, readonly string[]>()
    for (const chunk of Object.values(chunks)) {
      if (chunk.type !== 'chunk') continue
      needs.set(chunk.fileName, chunk.imports)
      chunk.code = toScript(chunk.code, chunk.fileName)
    }
    for (const name of needs.keys()) refuseCircle(name, needs, [])
  },
}

export function toScript(code: string, name: string): string {
  const edits: { node: Node; text: string }[] = []
  const exports: { name: string; local: string }[] = []
  const program = parseAst(code, { lang: 'js' }, name)
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const parts = statement.specifiers.map((part) => {
        if (part.type !== 'ImportSpecifier') throw new Error(`${name}: an import has another form: ${part.type}`)
        return `${nameOf(part.imported)}:${part.local.name}`
      })
      const load = `__load(${JSON.stringify(statement.source.value)});`
      edits.push({ node: statement, text: parts.length > 0 ? `const {${parts.join()}}=${load}` : load })
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration && !statement.source) {
      exports.push(...statement.specifiers.map((part) => ({ name: nameOf(part.exported), local: nameOf(part.local) })))
      edits.push({ node: statement, text: '' })
    } else if (statement.type.startsWith('Export')) throw new Error(`${name}: an export has another form`)
  }
  const locals = new Set(exports.map(({ local }) => local))
  visit(program, [], (node, inside) => {
    if (node.type === 'ImportExpression')
      edits.push({ node: { ...node, end: node.start + 'import'.length }, text: '__import' })
    if (node.type === 'MetaProperty' && code.slice(node.start, node.end) === 'import.meta')
      edits.push({ node, text: '__place' })
    const changed = changedName(node)
    if (
      changed !== undefined &&
      locals.has(changed) &&
      inside.length > 0 &&
      !inside.some((one) => declares(one, changed))
    )
      throw new Error(`${name}: the export ${changed} changes after it was loaded`)
  })
  let text = code
  for (const { node, text: put } of edits.toSorted((a, b) => b.node.start - a.node.start))
    text = text.slice(0, node.start) + put + text.slice(node.end)
  const given = exports.map((one) => `${one.name}:${one.local}`)
  return `(function(__load,__import,__place){"use strict";${text}\nreturn {${given.join()}}})`
}

/** A name may be written as a text. */
const nameOf = (node: { name: string } | { value: string }): string => ('name' in node ? node.name : node.value)

function refuseCircle(name: string, needs: ReadonlyMap<string, readonly string[]>, path: readonly string[]): void {
  if (path.includes(name)) throw new Error(`parts of the bundle import each other: ${[...path, name].join(' → ')}`)
  for (const next of needs.get(name) ?? []) refuseCircle(next, needs, [...path, name])
}

/** `inside`: the functions around a node. */
function visit(node: unknown, inside: readonly Node[], see: (node: Node, inside: readonly Node[]) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, inside, see)
  if (!isNode(node)) return
  see(node, inside)
  const around = /Function/.test(node.type) ? [...inside, node] : inside
  for (const child of Object.values(node)) visit(child, around, see)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

function changedName(node: Node): string | undefined {
  const { left, argument } = node as { left?: Node & { name?: string }; argument?: Node & { name?: string } }
  const target = node.type === 'AssignmentExpression' ? left : node.type === 'UpdateExpression' ? argument : undefined
  return target?.type === 'Identifier' ? target.name : undefined
}

/** Whether a function has a variable or a parameter of this name, which is not the exported one then. */
function declares(around: Node, name: string): boolean {
  const { params } = around as { params?: unknown }
  let found = bindsName(params, name)
  visit(around, [], (node) => {
    const { id, param } = node as { id?: unknown; param?: unknown }
    if (/^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) found ||= bindsName(id, name)
    if (node.type === 'CatchClause') found ||= bindsName(param, name)
  })
  return found
}

function bindsName(pattern: unknown, name: string): boolean {
  let found = false
  visit(pattern, [], (node) => {
    if (node.type === 'Identifier' && (node as { name?: string }).name === name) found = true
  })
  return found
}
