import type { AgentKind } from '../agents/agent-kinds.ts'

/**
 * Which kinds come before which, as the document says. What a request does not need is not there, and the rules hold
 * for what is left: without a planner, an implementer follows the analysis.
 */
export const AFTER: Readonly<Record<AgentKind, readonly AgentKind[]>> = {
  analysis: [],
  design: ['analysis'],
  data: ['analysis', 'design'],
  implementation: ['analysis', 'design', 'data'],
  execution: ['analysis', 'design', 'data'],
  verification: ['analysis', 'design', 'data', 'implementation', 'execution'],
}

/** Verifiers run one after the other, in this order; others of that kind come last. */
export const VERIFIERS: readonly string[] = ['unit-tester', 'integration-tester', 'code-reviewer', 'architect']

/** Files that several agents tend to edit: they are never edited by two agents at once. */
export const SHARED_FILES: readonly string[] = [
  '**/types/**',
  '**/types.*',
  '**/*.d.ts',
  '**/shared/**',
  '**/package.json',
  '**/package-lock.json',
  '**/pnpm-lock.yaml',
  '**/yarn.lock',
  '**/bun.lock*',
  '**/tsconfig*.json',
  '**/pyproject.toml',
  '**/requirements*.txt',
  '**/poetry.lock',
  '**/uv.lock',
  '**/go.mod',
  '**/go.sum',
  '**/Cargo.toml',
  '**/Cargo.lock',
  '**/pom.xml',
  '**/build.gradle*',
  '**/composer.json',
  '**/composer.lock',
  '**/Gemfile*',
]
