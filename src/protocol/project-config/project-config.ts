import { z } from 'zod'
import { ADAPTER_NAMES } from '../adapter-names.ts'
import { LANGS } from '../lang.ts'
import { CHECK_KINDS } from '../pipeline/check-kinds.ts'
import { pipelineDefinitionSchema } from '../pipeline/definition.ts'
import { REUSE_WORDS } from '../plays/reuse-word.ts'
import { TEXT_PATTERNS } from '../text-patterns.ts'
import { TIERS } from './agent-options.ts'
import { AGENT_WORDS, KNOWN_AGENT_NAMES } from './known-agents.ts'

/**
 * `baton.config.json`: how one repository wants its tasks carried.
 *
 * Owns: the shape. Does not own: whether the parts fit together (`check-project-config.ts`), what holds where nothing
 * is said (`effective-config.ts`), or comments in the text (`read-commented-json.ts`).
 *
 * 1. It comes with the repository, so it is untrusted: it names commands, which are shown before they are run, and
 *    names of environment variables. It can set no value of one.
 * 2. Unknown keys are refused: a misspelt limit must not be silently ignored.
 * 3. There are no defaults in the schema: what somebody wrote and what holds are two values.
 */
const line = z.string().regex(TEXT_PATTERNS.plainLine.regex)
const argv = z.array(z.string()).min(1).max(1_000).describe('A program and its arguments; no shell reads them')
const pattern = z.string().regex(TEXT_PATTERNS.pathPattern.regex)
const folder = z.string().regex(TEXT_PATTERNS.pathPattern.regex)
const minutes = z.number().min(0.01).max(100_000)
const days = z.number().min(0).max(36_500)

/** Part of what a run may take; what is left out keeps its default. */
const limits = z.strictObject({
  silence_minutes: minutes.optional().describe('An agent is treated as stuck after so many minutes without output'),
  wall_minutes: minutes.optional().describe('The whole time that an agent may run'),
  question_minutes: minutes.optional().describe('How long a question waits before its default answers'),
  workspace_bytes: z.int().min(1_000_000).optional().describe('What the workspace of a run may take on disk'),
  transcript_bytes: z.int().min(1_000).optional().describe('What the transcript of a run may take on disk'),
})

/** Either a CLI that Baton knows (`agent`) or a program (`command`); `check-project-config.ts` refuses both and none. */
const agentCommand = z.strictObject({
  agent: z.enum(KNOWN_AGENT_NAMES).optional().describe('An agent CLI that Baton knows how to call'),
  command: argv
    .optional()
    .describe(
      'The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it',
    ),
  tier: z.enum(TIERS).optional().describe('Chooses the model by "tiers"'),
  model: line.optional().describe('The model, by the name that the CLI uses; wins over the tier'),
  tools: z
    .array(line)
    .min(1)
    .max(100)
    .optional()
    .describe('The only tools that the model gets, by the names of the CLI'),
  max_turns: z.int().min(1).max(1_000).optional().describe('Calls of the model for one request'),
  system_prompt: z
    .string()
    .regex(TEXT_PATTERNS.systemPrompt.regex)
    .optional()
    .describe("Added to the CLI's own system prompt"),
  mcp: z
    .boolean()
    .optional()
    .describe('Whether its runs get baton mcp; without it, those of Codex and of ACP agents do'),
  name: line.optional().describe('How the agent is called in lists'),
  pass: z
    .array(z.string().regex(TEXT_PATTERNS.variableName.regex))
    .max(100)
    .optional()
    .describe('Names of environment variables that the agent gets'),
  settings: z
    .array(z.string().regex(TEXT_PATTERNS.declaredSetting.regex))
    .max(100)
    .optional()
    .describe('Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing'),
  nonce_required: z.boolean().optional().describe('Hear only blocks that carry BATON_NONCE'),
  adapter: z
    .enum(ADAPTER_NAMES)
    .optional()
    .describe('How its output is read: plain text, or the event stream of a known CLI'),
  limits: limits.optional(),
})

const check = z.strictObject({
  name: line.describe('How the check is called in evidence and reports'),
  command: argv.describe('Passes when it exits with 0'),
  kind: z
    .enum(CHECK_KINDS)
    .optional()
    .describe('What it checks; a stage may ask for some kinds only. Without a kind it counts for every stage'),
  timeout_minutes: minutes.optional(),
  cwd: folder.optional().describe('The folder that it runs in, from the root of the repository'),
  paths: z
    .array(pattern)
    .min(1)
    .max(200)
    .optional()
    .describe('Runs where the change touches one of these, and on every merge; every change where it is missing'),
})

const setupStep = z.strictObject({
  name: line.optional().describe('How the step is called; its command where it is missing'),
  command: argv.describe('Makes what a clone needs: npm ci'),
  cwd: folder.optional().describe('The folder that it runs in, from the root of the repository'),
  inputs: z
    .array(pattern)
    .max(200)
    .optional()
    .describe('Files that decide what it makes: lock files, manifests. Every file where it is missing'),
  outputs: z
    .array(pattern)
    .max(200)
    .optional()
    .describe('What the inputs alone decide: node_modules. The rest is made again for another tree'),
  again: z
    .array(argv)
    .max(20)
    .optional()
    .describe('Runs instead of the command where the outputs come from the cache and the tree is another'),
  env: z
    .record(z.string().regex(TEXT_PATTERNS.variableName.regex), z.string())
    .optional()
    .describe('Variables for the command; no secrets'),
  timeout_minutes: minutes.optional(),
})

const setup = z.strictObject({
  steps: z.array(setupStep).max(20).optional().describe('In this order, before agents and checks'),
  copy: z
    .array(line)
    .max(200)
    .optional()
    .describe('Files that git ignores and that clones need, in the syntax of gitignore: .env.test'),
})

export const projectConfigSchema = z
  .strictObject({
    $schema: z.string().optional().describe('Where the JSON Schema is, for editors'),
    schema_version: z.string().regex(TEXT_PATTERNS.schemaVersion.regex),
    pipeline: z
      .union([z.string(), pipelineDefinitionSchema])
      .optional()
      .describe(
        'A pipeline definition, or its path relative to this file; the built-in five teams where it is missing',
      ),
    timezone: z.string().optional().describe('IANA name, such as Asia/Seoul; of the day in ids and of shown times'),
    language: z.enum(LANGS).optional().describe('The language of notifications, and of output without --lang'),
    target_branch: z
      .string()
      .regex(TEXT_PATTERNS.branchName.regex)
      .optional()
      .describe('Where approved work is merged; the branch checked out where it is missing'),
    agents: z
      .record(z.string(), z.union([z.enum(AGENT_WORDS), agentCommand]))
      .optional()
      .describe('Who plays each stage, by stage id; rehearsal agents play the others'),
    coders: z
      .record(z.string(), z.enum(['single', 'graph']))
      .optional()
      .describe(
        'Who codes for the leader of a stage, by stage id: `single` is one agent, `graph` a graph of specialists; where it is missing, a graph from medium size on',
      ),
    reviewer: z
      .union([z.enum(AGENT_WORDS), agentCommand])
      .optional()
      .describe('Who reviews the change where a stage needs a review; the agent of another stage where it is missing'),
    tiers: z
      .record(line, z.strictObject({ critical: line.optional(), standard: line.optional(), fast: line.optional() }))
      .optional()
      .describe('The model of each tier, by the name of the agent; Claude Code has opus, sonnet and haiku by default'),
    fallback: z
      .record(
        z.string(),
        z
          .array(z.union([z.enum(KNOWN_AGENT_NAMES), agentCommand]))
          .min(1)
          .max(5),
      )
      .optional()
      .describe(
        'Who takes over a run of a stage when its agent is missing, out of quota or overloaded, by stage id, in this order',
      ),
    documents: z
      .record(
        z.string().regex(TEXT_PATTERNS.fieldName.regex),
        z.array(z.string().regex(TEXT_PATTERNS.pathPattern.regex)).max(20),
      )
      .optional()
      .describe(
        'Where this project keeps the documents that the pipeline expects, by name; [] for one it does not have',
      ),
    skip_docs: z
      .boolean()
      .optional()
      .describe(
        'Leave documentation out: the PO who starts a task with it is on the record, as with baton run --skip-docs',
      ),
    keep: z
      .strictObject({
        transcript_days: days.optional().describe('How long the transcript of an ended run is kept'),
        folder_days: days
          .optional()
          .describe(
            'How long the folder of an ended run of no task, or one of an open task that was changed by hand, is kept; its work stays as commits',
          ),
      })
      .optional()
      .describe('When baton run, baton worker or baton gc removes what is no longer needed'),
    prompts: z
      .string()
      .optional()
      .describe('A folder of prompt templates that replace the built-in ones, relative to this file'),
    checks: z.array(check).max(100).optional().describe('What Baton itself runs for evidence'),
    setup: setup
      .optional()
      .describe('What every clone needs before agents and checks work in it; found by its files where it is missing'),
    reuse_evidence: z
      .enum(REUSE_WORDS)
      .optional()
      .describe(
        'Where the result of a check on the same tree is used again: stages (the default), always (merges too), never',
      ),
    limits: limits.optional().describe('What every run may take'),
    permissions: z
      .record(z.string(), z.array(z.string().regex(TEXT_PATTERNS.permissionRule.regex)).max(100))
      .optional()
      .describe(
        'What the agent of a stage may do without a question, by stage id; ["read", "edit", "checks"] where it is missing',
      ),
    prices: z
      .record(
        line,
        z.strictObject({
          input: z.number().min(0).max(1_000_000).describe('US dollars for a million input tokens'),
          output: z.number().min(0).max(1_000_000).describe('US dollars for a million output tokens'),
        }),
      )
      .optional()
      .describe('What tokens cost, by model or by program, for agents that tell tokens and no cost'),
    concurrency: z
      .record(z.string(), z.int().min(1).max(64))
      .optional()
      .describe('How many tasks a stage works on at once, by stage id; 1 where it is missing'),
    coder_attempts: z.int().min(1).max(100).optional().describe('Attempts of a coder before a person is asked'),
    relaxed_attempts: z.int().min(1).max(100).optional().describe('Attempts that relaxed criteria allow'),
    repairs: z.int().min(0).max(10).optional().describe('Repairs that are asked of an answer of the wrong form'),
  })
  .meta({ title: 'ProjectConfig', description: 'baton.config.json: how a repository wants its tasks carried' })

export type ProjectConfig = z.infer<typeof projectConfigSchema>
export type AgentCommand = z.infer<typeof agentCommand>
export type ConfigLimits = z.infer<typeof limits>
export type ConfigCheck = z.infer<typeof check>
export type ConfigSetupStep = z.infer<typeof setupStep>
