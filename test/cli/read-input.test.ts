import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readInput } from '../../src/cli/read-input.ts'

// Files of /proc say that they are empty and give their content when they are read, so the size has to be counted.
describe.skipIf(process.platform !== 'linux')('a file that is longer than its size says', () => {
  test('is read to its end', async () => {
    expect(await readInput('/proc/filesystems')).toBe(readFileSync('/proc/filesystems', 'utf8'))
  })

  test('is refused when what was read exceeds the limit', async () => {
    await expect(readInput('/proc/filesystems', 10)).rejects.toMatchObject({ code: 'INPUT_TOO_LARGE' })
  })
})
