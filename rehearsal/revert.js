// Plays the stage of `baton task revert`: takes changes back in its clone. It uses no model and is no rehearsal.
// Its arguments are pairs of commits, the newest first: `CHANGED:BEFORE`.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inLanguage, readAssignment } from './parts/assignment.js'
import { sayResult } from './parts/blocks.js'

const { language } = readAssignment()
const say = inLanguage(language)
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const treeOf = (commit) => git('rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`)
const author = ['-c', 'user.name=Baton', '-c', 'user.email=baton@localhost', '-c', 'commit.gpgSign=false']

// Baton commits files byte for byte. This file wins over every .gitattributes: no line end, filter or merge driver.
const attributes = git('rev-parse', '--git-path', 'info/attributes')
mkdirSync(dirname(attributes), { recursive: true })
writeFileSync(attributes, '* -text !eol !crlf !ident !filter !working-tree-encoding !merge !conflict-marker-size\n')

const head = treeOf('HEAD')
let tree = head
for (const pair of process.argv.slice(2)) {
  const [changed, before] = pair.split(':')
  tree = takenBack(tree, treeOf(changed), treeOf(before))
}
git('read-tree', '-u', '--reset', tree)
const changed = (...args) =>
  git('diff', '--name-only', '--no-renames', '-z', ...args, head, tree)
    .split('\0')
    .filter(Boolean)
const files = tree === head ? [] : changed()
refuseIgnored()
const count = files.length === 1 ? '1 file' : `${files.length} files`
console.log(files.length > 0 ? say(`파일 ${files.length}개를 되돌렸습니다`, `reverted ${count}`) : nothingLeft())
sayResult({ summary: summary(), verdict: 'pass' })

/**
 * Baton commits no new file that git ignores here, so the revert would land without it and its checks might pass. The
 * rules may have changed after Baton looked: it is found out here, on the files of this commit.
 */
function refuseIgnored() {
  const added = new Set(tree === head ? [] : changed('--diff-filter=A'))
  if (added.size === 0) return
  const index = git('rev-parse', '--git-path', 'index-before-the-revert')
  const env = { ...process.env, GIT_INDEX_FILE: index }
  execFileSync('git', ['read-tree', head], { env })
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', ...rulesOfRepository()]
  const listed = execFileSync('git', args, { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  rmSync(index, { force: true })
  const ignored = listed.split('\0').filter((path) => added.has(path))
  if (ignored.length === 0) return
  git('read-tree', '-u', '--reset', head)
  const names = ignored.slice(0, 10).join(', ')
  console.error(
    say(
      `되돌리면 생기는 파일을 지금은 git 이 무시합니다: ${names}. 이 태스크를 취소하고, 그 파일을 직접 되돌려 커밋한 뒤 baton task revert 를 다시 실행하세요`,
      `git now ignores files that the revert brings back: ${names}. Cancel this task, restore and commit those files yourself, then run baton task revert again`,
    ),
  )
  process.exit(1)
}

/** The person's own rules for the repository, which a clone does not have. */
function rulesOfRepository() {
  const alternates = git('rev-parse', '--git-path', 'objects/info/alternates')
  if (!existsSync(alternates)) return []
  const own = dirname(readFileSync(alternates, 'utf8').split('\n')[0] ?? '')
  const named = spawnSync('git', ['--git-dir', own, 'config', '--path', 'core.excludesFile'], { encoding: 'utf8' })
  const rules = [join(own, 'info', 'exclude'), named.stdout.trim()].filter((file) => file !== '' && existsSync(file))
  return rules.map((file) => `--exclude-from=${file}`)
}

/** In a second try: the change is gone, so what the checks find needs other work. */
function nothingLeft() {
  return say(
    '되돌릴 것이 남아 있지 않습니다. 검사가 실패한다면 나중 작업이 이 변경에 의존합니다',
    'nothing is left to revert; where a check fails, later work needs this change',
  )
}

function summary() {
  if (files.length === 0) return nothingLeft()
  const pairs = process.argv.slice(2).map((pair) => pair.slice(0, 12))
  return say(`${pairs.join(', ')} 되돌림, 파일 ${files.length}개`, `reverted ${pairs.join(', ')}, ${count}`)
}

/** A merge whose common ground is the tree with the change. */
function takenBack(ours, ground, theirs) {
  const side = (of, ...parents) =>
    git(...author, 'commit-tree', of, ...parents.flatMap((one) => ['-p', one]), '-m', 'side of a revert')
  const root = side(ground)
  const args = [
    ...['-c', 'merge.directoryRenames=false'],
    'merge-tree',
    '--write-tree',
    '-z',
    '--name-only',
    '--no-messages',
    side(ours, root),
    side(theirs, root),
  ]
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  const [merged = '', ...conflicts] = stdout.split('\0').filter(Boolean)
  if (status === 0) return merged
  const names = conflicts.join(', ')
  const why = say(`나중 작업이 같은 곳을 바꿨습니다: ${names}`, `later work changed the same places: ${names}`)
  console.error(why)
  process.exit(1)
}
