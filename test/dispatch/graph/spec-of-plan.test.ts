import { expect, test } from 'vitest'
import { specOfPlan } from '../../../src/dispatch/graph/spec-of-plan.ts'

const specOf = (frontmatter: string, body = '', skills = '') => {
  const agentFiles = [{ path: '.claude/agents/x.md', text: `---\nname: x\ndescription: d\n${frontmatter}---\n${body}` }]
  const skillFiles = [{ path: '.claude/skills/agent-common.md', text: `---\nname: agent-common\n---\n${skills}` }]
  const spec = specOfPlan({ agentFiles, skillFiles, files: [], chosen: ['x'], serialise: [] })
  return spec.agents.x
}

test('model, turns, allowed and refused tools become flags of Claude Code', () => {
  expect(specOf('model: opus\nmaxTurns: 7\ntools: Read, Bash(git diff:*), mcp__db__query\n')?.flags).toEqual([
    ...['--model', 'opus', '--max-turns', '7', '--tools', 'Read,Bash,AskUserQuestion'],
  ])
  expect(specOf('disallowedTools: Bash(git push:*), mcp__db__*\n')?.flags).toEqual([
    ...['--disallowedTools', 'Bash(git push:*),mcp__db__*'],
  ])
  expect(specOf('model: "--dangerous"\n')?.flags).toEqual([])
})

test('who leaves a document can write it, whatever its file says of tools', () => {
  expect(specOf('tools: Read\ndisallowedTools: Edit, Write\n', '## Output\n\ncodebase.md\n')?.flags).toEqual([
    ...['--tools', 'Read,AskUserQuestion,Write', '--disallowedTools', 'Edit'],
  ])
})

test('the rules for all agents stay where the text of one is long', () => {
  const { instructions = '' } = specOf('', 'long '.repeat(4_000), 'Write no secrets.') ?? {}
  expect(instructions.length).toBeLessThanOrEqual(8_000)
  expect(instructions).toMatch(/Write no secrets\.$/)
})
