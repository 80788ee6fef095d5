import type { Localized } from '../../protocol/lang.ts'

/** What is known of the git of a folder; read by `workspace/history/read-git-facts.ts`. */
export interface GitFacts {
  /** The history of a `worktree` or a `submodule` belongs to another repository. */
  readonly kind: 'none' | 'repository' | 'worktree' | 'submodule' | 'unreadable'
  /** As it is configured. */
  readonly origin: string | undefined
  /** The address that git uses in its place (`url.….insteadOf`); absent: the same. */
  readonly fetched?: string | undefined
  /** Paths that `git status` shows. */
  readonly dirty: number
  /** Commits that no branch of origin has; those of stashes, tags and reflogs count. */
  readonly ownCommits: number
  readonly stashes: number
  readonly branches: number
  /** Other things that a new history would cut off or not have, such as linked worktrees, hooks and hidden changes. */
  readonly attached: readonly string[]
}

/**
 * The four cases of git at the start of a session. Only `template` is acted on without a question: the origin is called
 * exactly `dev-ai`, and the clone has nothing that origin does not have.
 */
type GitCase = 'no_git' | 'template' | 'template_used' | 'own'

export interface JudgedGit {
  readonly case: GitCase
  /** What the clone has of its own: why nothing is done without a yes. */
  readonly reasons: readonly Localized[]
  /** Whether a new history can be started at all. */
  readonly canRestart: boolean
}

const TEMPLATE = 'dev-ai'

export function judgeGit(facts: GitFacts): JudgedGit {
  const { kind, origin, fetched = origin } = facts
  if (kind === 'none') return { case: 'no_git', reasons: [], canRestart: true }
  const linked = LINKED[kind]
  if (linked !== undefined) return { case: 'own', reasons: [linked], canRestart: false }
  const isTemplate = (address: string | undefined) => address !== undefined && repositoryName(address) === TEMPLATE
  if (!isTemplate(origin) || !isTemplate(fetched)) return { case: 'own', reasons: [], canRestart: true }
  const reasons = reasonsOf(facts)
  return { case: reasons.length === 0 ? 'template' : 'template_used', reasons, canRestart: true }
}

const LINKED: Partial<Readonly<Record<GitFacts['kind'], Localized>>> = {
  worktree: { ko: '다른 git 저장소의 작업 트리', en: 'a worktree of another repository' },
  submodule: { ko: '다른 git 저장소의 서브모듈', en: 'a submodule of another repository' },
  unreadable: { ko: 'git이 읽지 못함', en: 'git cannot read it' },
}

function reasonsOf({ dirty, ownCommits, stashes, branches, attached }: GitFacts): readonly Localized[] {
  return [
    ...(dirty > 0 ? [{ ko: `커밋하지 않은 변경 ${dirty}건`, en: `uncommitted changes (${dirty})` }] : []),
    ...(ownCommits > 0
      ? [{ ko: `origin 에 없는 커밋 ${ownCommits}개`, en: `commits that origin lacks (${ownCommits})` }]
      : []),
    ...(stashes > 0 ? [{ ko: `stash ${stashes}개`, en: `stashes (${stashes})` }] : []),
    ...(branches === 1 ? [] : [{ ko: `로컬 브랜치 ${branches}개`, en: `local branches (${branches})` }]),
    ...attached.map((what) => ({ ko: what, en: what })),
  ]
}

/** The last part of a URL or of an scp-like address, without `.git`. */
function repositoryName(origin: string): string {
  const path = origin
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  return (path.split(/[/:\\]/).at(-1) ?? '').replace(/\.git$/, '')
}
