// The checks in `src/protocol/shapes/`: ajv's standalone code of the draft-07 schemas, one file a schema.
import { Ajv } from 'ajv'
import standaloneModule from 'ajv/dist/standalone/index.js'
import { stdinMessageSchema } from '../src/protocol/agent-blocks/stdin-message-schema.ts'
import { completionReportSchema } from '../src/protocol/completion-report/completion-report-schema.ts'
import { contractSchemas } from '../src/protocol/contract-schemas.ts'
import { handoffDocumentSchema } from '../src/protocol/handoff-document/handoff-document-schema.ts'
import type { Pipeline } from '../src/protocol/pipeline/pipeline.ts'
import type { KnownKeys } from '../src/protocol/shape.ts'
import { type JsonSchema, toDraft07 } from '../src/protocol/to-draft07.ts'

// The package is CommonJS: under Node its default export is the module.
const standalone = (standaloneModule as unknown as { default: typeof standaloneModule.default }).default

/** Stands in the schemas where the words of a pipeline belong; in the code they are arguments. */
const STATUSES = '@statuses'
const TEAMS = '@teams'
const ANY_PIPELINE = {
  statuses: new Map([[STATUSES, {}]]),
  teams: new Map([[TEAMS, {}]]),
} as unknown as Pipeline

/** The parts of a draft-07 schema that are looked at here. */
interface Node {
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly additionalProperties?: Node | boolean
  readonly anyOf?: readonly Node[]
}

/** Every file, with its content. */
export function shapeFiles(): ReadonlyMap<string, string> {
  const documents = {
    'handoff-document': toDraft07(handoffDocumentSchema),
    'completion-report': toDraft07(completionReportSchema),
  }
  const schemas = { ...contractParts(), ...documents, 'stdin-message': toDraft07(stdinMessageSchema) }
  return new Map(
    Object.entries(schemas).map(([name, schema]): [string, string] => {
      const draft =
        name in documents ? `\nexport const ${camel(name)}Draft07 = ${JSON.stringify(schema, null, 2)}\n` : ''
      return [`src/protocol/shapes/${name}.ts`, moduleOf(name, schema) + draft]
    }),
  )
}

/**
 * The schemas of the contracts, with two parts taken out. The payloads of teams are named by the pipeline
 * (`check-task-package.ts`), and a configuration holds a whole definition, which is checked as such
 * (`check-config-shape.ts`).
 */
function contractParts(): Record<string, JsonSchema> {
  const all = Object.entries(contractSchemas(ANY_PIPELINE)).map(([kind, schema]) => [kind, toDraft07(schema)] as const)
  const drafts = structuredClone(Object.fromEntries(all)) as Record<string, Node>
  const payloads = at(drafts['task-package'], 'task_package', 'team_payloads')
  const teamPayload = at(payloads, TEAMS)
  Object.assign(payloads, { properties: {}, required: [] })
  Object.assign(at(drafts.config), { properties: { ...drafts.config?.properties, pipeline: {} } })
  return { ...drafts, 'team-payload': teamPayload } as unknown as Record<string, JsonSchema>
}

function at(schema: Node | undefined, ...path: readonly string[]): Node {
  const found = path.reduce((node, key) => node?.properties?.[key], schema)
  if (!found) throw new Error(`the schema has no ${path.join('/')}`)
  return found
}

/** How ajv notes an error, in eight lines; two do the same. */
const NOTE_ERROR =
  /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g

/** Most patterns of a schema are about fields that a document leaves out. */
const PATTERN = /const (pattern\d+) = new RegExp\((".*"), "u"\);/g

function moduleOf(name: string, schema: JsonSchema): string {
  // Formats are declared and not checked: `pattern` beside them is narrower (text-patterns.ts).
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    messages: false,
    // Required keys in a loop: less code, the same errors.
    loopRequired: 1,
    formats: { 'date-time': true },
    code: { source: true, lines: true },
  })
  const code = standalone(ajv, ajv.compile(schema))
    .replaceAll(`["${STATUSES}"]`, 'statuses')
    .replaceAll(`["${TEAMS}"]`, 'teams')
    .replace(NOTE_ERROR, '(vErrors ??= []).push($2);\nerrors++;')
    .replace(PATTERN, 'const $1 = lazyPattern($2);')
    .replace(new RegExp(`(\\w+) === "${STATUSES}"`, 'g'), 'statuses.includes($1)')
    .replace(new RegExp(`(\\w+) === "${TEAMS}"`, 'g'), 'teams.includes($1)')
  if (/@statuses|@teams|\brequire\(|new RegExp/.test(code)) throw new Error(`the code of ${name} cannot stand alone`)
  return `// @ts-nocheck
// Written by \`npm run generate\` from the zod schema: ajv's standalone code. Not to be edited.
import { ${code.includes('lazyPattern(') ? 'lazyPattern, ' : ''}type Shape } from '../shape.ts'

export const ${camel(name)}Shape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
${code}
    const validate = module.exports
    return (value) => (validate(value) ? [] : validate.errors)
  },
  known: ${JSON.stringify(knownKeys(schema as Node, name === 'config'))},
}
`
}

/** Unions and records are open by design and are not looked into, but in a configuration, where a misspelt key gets a hint. */
function knownKeys(schema: Node, open: boolean): KnownKeys {
  const { properties, items, additionalProperties: each, anyOf } = schema
  if (properties) {
    return {
      keys: Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, knownKeys(field, open)])),
    }
  }
  if (items) return { items: knownKeys(items, open) }
  if (open && typeof each === 'object') return { each: knownKeys(each, open) }
  return open ? (anyOf?.map((branch) => knownKeys(branch, open)).find(({ keys }) => keys) ?? {}) : {}
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
