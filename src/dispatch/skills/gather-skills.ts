import type { GivenFile } from '../agents/gather-agents.ts'
import type { FileFault } from '../frontmatter/read-frontmatter.ts'
import { readSkill } from './read-skill.ts'
import type { Skill } from './skill.ts'

/** Skills by name; a later file of the same name replaces an earlier one, a broken one is named and left out. */
export function gatherSkills(files: readonly GivenFile[]): {
  readonly skills: readonly Skill[]
  readonly faults: readonly FileFault[]
} {
  const skills = new Map<string, Skill>()
  const faults: FileFault[] = []
  for (const { path, text } of files) {
    const read = readSkill(path, text)
    if ('problem' in read) faults.push(read)
    else skills.set(read.name, read)
  }
  return { skills: [...skills.values()], faults }
}
