/** A parenthesised list of words and lists. */
type Node = string | readonly Node[]

/**
 * Assembles as much of the WebAssembly text format as `scanner.wat` uses: one memory, functions, folded instructions.
 * Anything else is an error.
 */
export function assembleWat(text: string): Uint8Array {
  const [word, ...fields] = parse(text)
  if (word !== 'module') throw new Error('a module is expected')
  const functions = fields.filter((field): field is readonly Node[] => Array.isArray(field) && field[0] === 'func')
  const memory = fields.find((field): field is readonly Node[] => Array.isArray(field) && field[0] === 'memory')
  if (!memory || functions.length + 1 !== fields.length) throw new Error('one memory and functions are expected')
  const headers = functions.map(headerOf)
  const names = new Map(headers.flatMap(({ name }, index) => (name ? [[name, index] as const] : [])))
  const exported = headers.flatMap(({ as }, index) => (as ? [[...name(as), 0x00, ...unsigned(index)]] : []))
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(
      1,
      headers.map(({ params, results }) => [0x60, ...types(params), ...types(results)]),
    ),
    ...section(
      3,
      headers.map((_, index) => unsigned(index)),
    ),
    ...section(5, [[0x00, ...unsigned(Number(memory.at(-1)))]]),
    ...section(7, [[...name(exportName(memory) ?? ''), 0x02, 0x00], ...exported]),
    ...section(
      10,
      headers.map((header) => codeOf(header, names)),
    ),
  ])
}

interface Header {
  readonly name: string | undefined
  readonly as: string | undefined
  readonly params: readonly string[]
  readonly results: readonly string[]
  readonly locals: readonly string[]
  readonly localNames: readonly string[]
  readonly body: readonly Node[]
}

function headerOf(list: readonly Node[]): Header {
  const fields = (kind: string) => list.filter((one): one is readonly string[] => Array.isArray(one) && one[0] === kind)
  const named = [...fields('param'), ...fields('local')]
  const isHead = (one: Node) => !Array.isArray(one) || ['export', 'param', 'result', 'local'].includes(String(one[0]))
  return {
    name: typeof list[1] === 'string' ? list[1] : undefined,
    as: exportName(list),
    params: fields('param').map(([, , type = '']) => type),
    results: fields('result').map(([, type = '']) => type),
    locals: fields('local').map(([, , type = '']) => type),
    localNames: named.map(([, of = '']) => of),
    body: list.filter((one) => !isHead(one)),
  }
}

function exportName(list: readonly Node[]): string | undefined {
  const found = list.find((one) => Array.isArray(one) && one[0] === 'export')
  return found ? String(found[1]).slice(1, -1) : undefined
}

function codeOf({ locals, localNames, body }: Header, functions: ReadonlyMap<string, number>): number[] {
  const code = new Code(localNames, functions)
  for (const one of body) code.add(one)
  const bytes = [...list(locals.map((type) => [1, TYPES[type] as number])), ...code.bytes, 0x0b]
  return [...unsigned(bytes.length), ...bytes]
}

class Code {
  readonly bytes: number[] = []
  readonly #locals: readonly string[]
  readonly #functions: ReadonlyMap<string, number>
  readonly #labels: string[] = []

  constructor(locals: readonly string[], functions: ReadonlyMap<string, number>) {
    this.#locals = locals
    this.#functions = functions
  }

  add(node: Node): void {
    if (typeof node === 'string') throw new Error(`only folded instructions: ${node}`)
    const [word = '', ...rest] = node as [string, ...Node[]]
    if (word === 'block' || word === 'loop') this.#nested(word === 'block' ? 0x02 : 0x03, rest)
    else if (word === 'if') this.#if(rest)
    else this.#plain(word, rest)
  }

  #plain(word: string, rest: readonly Node[]): void {
    const operation = OPERATIONS[word]
    if (!operation) throw new Error(`no such instruction: ${word}`)
    for (const one of rest) if (typeof one !== 'string') this.add(one)
    this.bytes.push(
      ...operation,
      ...this.#immediates(
        word,
        rest.filter((one) => typeof one === 'string'),
      ),
    )
  }

  #nested(code: number, [label, ...body]: readonly Node[]): void {
    this.bytes.push(code, EMPTY)
    this.#labels.push(String(label))
    for (const one of body) this.add(one)
    this.#labels.pop()
    this.bytes.push(0x0b)
  }

  #if([condition, then]: readonly Node[]): void {
    this.add(condition as Node)
    this.#nested(0x04, ['', ...(then as readonly Node[]).slice(1)])
  }

  #immediates(word: string, given: readonly string[]): number[] {
    const [first = ''] = given
    if (word.startsWith('local.')) return unsigned(placeIn(this.#locals, first))
    if (word === 'call') return unsigned(this.#functions.get(first) ?? fail(first))
    if (word.startsWith('br')) return unsigned(placeIn(this.#labels.toReversed(), first))
    if (word === 'i32.const') return signed(Number(first) | 0)
    if (word === 'i8x16.shuffle') return given.map(Number)
    // Sixteen numbers behind the word `i8x16`.
    if (word === 'v128.const') return given.slice(1).map(Number)
    if (/\.(?:load|store)/.test(word)) return [0, ...unsigned(Number(first.replace('offset=', '') || 0))]
    return []
  }
}

const fail = (word: string): never => {
  throw new Error(`no such name: ${word}`)
}

function placeIn(names: readonly string[], name: string): number {
  const place = names.indexOf(name)
  return place < 0 ? fail(name) : place
}

const EMPTY = 0x40
const TYPES: Readonly<Record<string, number>> = { i32: 0x7f, v128: 0x7b }
const SIMD = 0xfd

const OPERATIONS: Readonly<Record<string, readonly number[]>> = {
  br: [0x0c],
  br_if: [0x0d],
  return: [0x0f],
  call: [0x10],
  'local.get': [0x20],
  'local.set': [0x21],
  'i32.load': [0x28],
  'i32.load8_u': [0x2d],
  'i32.store': [0x36],
  'i32.store8': [0x3a],
  'i32.const': [0x41],
  'i32.eqz': [0x45],
  'i32.eq': [0x46],
  'i32.ne': [0x47],
  'i32.lt_s': [0x48],
  'i32.gt_s': [0x4a],
  'i32.gt_u': [0x4b],
  'i32.le_s': [0x4c],
  'i32.ge_s': [0x4e],
  'i32.ctz': [0x68],
  'i32.add': [0x6a],
  'i32.sub': [0x6b],
  'i32.mul': [0x6c],
  'i32.div_u': [0x6e],
  'i32.and': [0x71],
  'i32.or': [0x72],
  'i32.xor': [0x73],
  'i32.shr_u': [0x76],
  'v128.load': [SIMD, 0x00],
  'v128.store': [SIMD, 0x0b],
  'v128.const': [SIMD, 0x0c],
  'i8x16.shuffle': [SIMD, 0x0d],
  'i8x16.relaxed_swizzle': [SIMD, 0x80, 0x02],
  'i8x16.splat': [SIMD, 0x0f],
  'i8x16.eq': [SIMD, 0x23],
  'i8x16.ne': [SIMD, 0x24],
  'v128.and': [SIMD, 0x4e],
  'v128.or': [SIMD, 0x50],
  'v128.any_true': [SIMD, 0x53],
  'i8x16.bitmask': [SIMD, 0x64],
}

/** The only list of the text. */
function parse(text: string): readonly Node[] {
  const words = text.replaceAll(/;;.*/g, '').match(/[()]|"[^"]*"|[^\s()]+/g) ?? []
  const open: Node[][] = [[]]
  for (const word of words) {
    if (word === '(') open.push([])
    else if (word === ')') {
      const closed = open.pop() ?? []
      open.at(-1)?.push(closed)
    } else open.at(-1)?.push(word)
  }
  const [only] = open[0] ?? []
  if (open.length !== 1 || !Array.isArray(only)) throw new Error('parentheses do not match')
  return only
}

const name = (text: string): number[] => list([...Buffer.from(text)].map((byte) => [byte]))
const types = (given: readonly string[]): number[] => list(given.map((type) => [TYPES[type] as number]))
const list = (items: readonly (readonly number[])[]): number[] => [...unsigned(items.length), ...items.flat()]

function section(id: number, items: readonly (readonly number[])[]): number[] {
  const bytes = list(items)
  return [id, ...unsigned(bytes.length), ...bytes]
}

function unsigned(given: number): number[] {
  const low = given & 0x7f
  return given < 0x80 ? [low] : [low | 0x80, ...unsigned(given >>> 7)]
}

function signed(given: number): number[] {
  const low = given & 0x7f
  const rest = given >> 7
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
  return isLast ? [low] : [low | 0x80, ...signed(rest)]
}
