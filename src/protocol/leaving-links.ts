/**
 * The symbolic links of a tree that lead out of it: to an absolute path, above its root, or into `.git`, through other
 * links of the tree too. `links` has the target of every link by its path. A part of a way that is not in the tree is
 * taken for a folder. A way that goes through more than `MOST_STEPS` links counts as one that leaves.
 */
export function leavingLinks(links: ReadonlyMap<string, string>): string[] {
  return [...links].filter(([path, target]) => leaves(links, path, target)).map(([path]) => path)
}

const MOST_STEPS = 40
/** Absolute here or on Windows, a drive, a share, or a home. */
const ABSOLUTE = /^(?:[/\\~]|[A-Za-z]:)/

function leaves(links: ReadonlyMap<string, string>, path: string, target: string): boolean {
  if (ABSOLUTE.test(target)) return true
  // Where we are, and what is left of the way; `..` takes back what a link led to, as the system does it.
  const at = path.split('/').slice(0, -1)
  const way = target.split(/[/\\]/)
  let steps = 0
  for (let part = way.shift(); part !== undefined; part = way.shift()) {
    if (part === '' || part === '.') continue
    if (part === '..') {
      if (at.pop() === undefined) return true
      continue
    }
    const next = [...at, part]
    const through = links.get(next.join('/'))
    if (through === undefined) {
      if (part.toLowerCase() === '.git') return true
      at.push(part)
      continue
    }
    steps += 1
    if (steps > MOST_STEPS || ABSOLUTE.test(through)) return true
    way.unshift(...through.split(/[/\\]/))
  }
  return false
}
