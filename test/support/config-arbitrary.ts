import fc from 'fast-check'
import { AGENT_WORDS, DEFAULT_PIPELINE, type ProjectConfig } from '../../src/protocol/index.ts'
import { CHECK_KINDS } from '../../src/protocol/pipeline/check-kinds.ts'

const line = fc.constantFrom('test', 'our coder', '코더 1', 'a/b')
const word = fc.oneof(fc.constantFrom('{prompt}', '-x', '', 'a b', '줄\n바꿈'), fc.string({ unit: 'grapheme' }))
const argv = fc
  .tuple(fc.constantFrom('npm', './agent.sh', 'C:\\x.exe'), fc.array(word, { maxLength: 4 }))
  .map(([file, args]) => [file, ...args.map((arg) => arg.replaceAll('\u0000', ''))])
const minutes = fc.constantFrom(0.01, 0.5, 1, 15, 100_000)
const stages = DEFAULT_PIPELINE.stages.map(({ id }) => id)

const limits = fc.record(
  {
    silence_minutes: minutes,
    wall_minutes: minutes,
    question_minutes: minutes,
    workspace_bytes: fc.integer({ min: 1_000_000 }),
    transcript_bytes: fc.integer({ min: 1_000 }),
  },
  { requiredKeys: [] },
)

const agent = fc.oneof(
  fc.constantFrom(...AGENT_WORDS),
  fc.record(
    {
      command: argv,
      name: line,
      pass: fc.array(fc.constantFrom('A', '_b', 'MY_API_KEY1')),
      nonce_required: fc.boolean(),
      limits,
    },
    { requiredKeys: ['command'] },
  ),
)

const kind = fc.constantFrom(...CHECK_KINDS)
const check = fc.record(
  { name: line, command: argv, kind, timeout_minutes: minutes },
  { requiredKeys: ['name', 'command'] },
)

/** Valid configurations of a repository with the built-in pipeline, drawn at random. */
export function projectConfigs(): fc.Arbitrary<ProjectConfig> {
  return fc.record(
    {
      $schema: fc.constantFrom('./.baton/config.schema.json', ''),
      schema_version: fc.constantFrom('1.0.0', '1.2.30'),
      pipeline: fc.constant(DEFAULT_PIPELINE.definition),
      timezone: fc.constantFrom('Asia/Seoul', 'UTC', 'America/Argentina/Buenos_Aires'),
      language: fc.constantFrom('ko' as const, 'en' as const),
      target_branch: fc.constantFrom('main', 'release/1.x', '한글-가지', 'a@b'),
      prompts: fc.constantFrom('prompts', './agents/prompts/'),
      agents: fc.dictionary(fc.constantFrom(...stages), agent),
      reviewer: agent,
      documents: fc.dictionary(
        fc.constantFrom('api_docs', 'user_guide', 'changelog'),
        fc.array(fc.constantFrom('docs/**', 'CHANGES.md'), { maxLength: 3 }),
      ),
      checks: fc.uniqueArray(check, { selector: ({ name }) => name, maxLength: 3 }),
      limits,
      permissions: fc.dictionary(
        fc.constantFrom(...stages),
        fc.array(fc.constantFrom('read', 'edit', 'checks', 'web', 'run npm test', 'run git log *', 'tool x')),
      ),
      concurrency: fc.dictionary(fc.constantFrom(...stages), fc.integer({ min: 1, max: 64 })),
      coder_attempts: fc.integer({ min: 1, max: 100 }),
      relaxed_attempts: fc.integer({ min: 1, max: 100 }),
      repairs: fc.integer({ min: 0, max: 10 }),
    },
    { requiredKeys: ['schema_version'] },
  )
}
