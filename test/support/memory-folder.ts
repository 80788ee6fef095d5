import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, on most Linux machines. A container may have a small one. */
const MEMORY = '/dev/shm'
const FREE_BYTES = 4 * 1024 ** 3
const PREFIX = 'baton-tests-'

/** Where tests about crashes keep their files: on the disk of the machine (`disk-folder.ts`). */
export const DISK_VARIABLE = 'BATON_TEST_DISK'

/**
 * Temporary folders of a test run are in memory, where this machine has room for them: most tests are not about what a disk
 * keeps, and an fsync of a disk takes a hundred times as long. The function that is returned removes them.
 */
export default function memoryFolder(): () => void {
  const disk = tmpdir()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  removeLeftovers()
  if (!isUsable(folder)) return () => {}
  const before = process.env.TMPDIR
  process.env[DISK_VARIABLE] = disk
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Tests write repositories with scripts in them, and run those. */
function isUsable(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < FREE_BYTES) return false
    mkdirSync(folder, { recursive: true })
    const script = join(folder, 'script')
    writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 })
    const { status } = spawnSync(script)
    rmSync(script)
    if (status === 0) return true
    rmSync(folder, { recursive: true })
  } catch {
    // No such file system, or not for us: the disk does.
  }
  return false
}

/** What test runs left behind that were killed: memory is scarcer than disk. */
function removeLeftovers(): void {
  let names: string[] = []
  try {
    names = readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX))
  } catch {
    return
  }
  for (const name of names)
    if (!isAlive(Number(name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
