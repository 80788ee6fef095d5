import { basename } from 'node:path'
import type { SettingScope } from '../protocol/setting.ts'
import { enclosingRepository } from './repository-place.ts'
import { usageProblem } from './usage-error.ts'

export interface WithScope {
  readonly scope?: string
}

/** The name by which the settings of a project are kept: that of its folder. Null outside a repository. */
export function projectHere(): string | null {
  const repository = enclosingRepository(process.cwd())
  return repository === undefined ? null : basename(repository)
}

/** `store`, `project` (this one) or `project:NAME`, `agent:NAME`. Without a word: the store. */
export function scopeFrom({ scope = 'store' }: WithScope): SettingScope {
  if (scope === 'store' || /^(?:project|agent):[^\s/]+$/u.test(scope)) return scope as SettingScope
  const project = scope === 'project' ? projectHere() : null
  if (project !== null) return `project:${project}`
  throw usageProblem({
    ko: '--scope 는 store, project, project:이름, agent:이름 가운데 하나입니다.',
    en: '--scope is one of store, project, project:NAME or agent:NAME.',
  })
}
