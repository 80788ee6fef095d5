// Plays the stage of `baton task revert`: takes changes back in its clone. It uses no model and is no rehearsal.
// Its arguments are pairs of commits, the newest first: `CHANGED:BEFORE`.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
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
const files =
  tree === head ? [] : git('diff', '--name-only', '--no-renames', '-z', head, tree).split('\0').filter(Boolean)
const count = files.length === 1 ? '1 file' : `${files.length} files`
console.log(files.length > 0 ? say(`파일 ${files.length}개를 되돌렸습니다`, `reverted ${count}`) : nothingLeft())
sayResult({ summary: summary(), verdict: 'pass' })

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
