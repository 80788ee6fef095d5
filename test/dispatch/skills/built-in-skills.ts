import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSkill } from '../../../src/dispatch/skills/read-skill.ts'
import type { Skill } from '../../../src/dispatch/skills/skill.ts'
import { ROOT } from '../../support/run-baton.ts'

const FOLDER = join(ROOT, 'prompts', 'en', 'skills')

/** The skills that come with Baton. */
export const builtInSkills = (): readonly Skill[] =>
  readdirSync(FOLDER).map((name): Skill => {
    const read = readSkill(name, readFileSync(join(FOLDER, name), 'utf8'))
    if ('problem' in read) throw new Error(`${name}: ${read.problem.en}`)
    return read
  })
