import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run-baton.ts'

/** Where the test run keeps the bundles of the scripts that tests start. */
export const CHILDREN_VARIABLE = 'BATON_TEST_CHILDREN'

/**
 * The file to start for a script of the tests: its bundle, if this test run made one, else the source. A bundle starts
 * in a fraction of the time that Node takes to read hundreds of TypeScript files.
 */
export function childScript(source: string): string {
  const folder = process.env[CHILDREN_VARIABLE]
  const bundled = folder === undefined ? undefined : join(folder, `${bundleName(source)}.mjs`)
  return bundled !== undefined && existsSync(bundled) ? bundled : source
}

/** `test/support/kill-child.ts` → `test-support-kill-child` */
export const bundleName = (source: string): string => relative(ROOT, source).replace(/\.ts$/, '').replaceAll('/', '-')
