import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleWat } from './assemble-wat.ts'

/** `scanner.wat` as a TypeScript file, so that it is bundled with the code that uses it. */
export function scannerFile(): readonly [path: string, content: string] {
  const bytes = assembleWat(readFileSync(join(import.meta.dirname, 'scanner.wat'), 'utf8'))
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,100}/g) ?? []
  const content = [
    '/** Made from scripts/scanner/scanner.wat by `npm run generate`. */',
    'export const SCANNER_CODE = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('')",
    '',
  ]
  return ['src/settings/mask/scanner-code.ts', content.join('\n')]
}
