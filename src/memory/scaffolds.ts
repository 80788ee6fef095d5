import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const STACKS = ['node', 'python', 'go', 'rust', 'none'] as const
export type Stack = (typeof STACKS)[number]

/** The first files of a project: what builds and tests with the tools of the stack alone. */
export function scaffold(stack: Stack, name: string, purpose: string): Readonly<Record<string, string>> {
  const id =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'project'
  const word = id.replaceAll('-', '_').replace(/^(?=\d)/, '_')
  return { 'README.md': `# ${name}\n\n${purpose}\n`, '.gitignore': IGNORED[stack], ...FILES[stack](id, word) }
}

const IGNORED: Readonly<Record<Stack, string>> = {
  node: 'node_modules/\ndist/\n.env\n',
  python: '__pycache__/\n.venv/\n.env\n',
  go: 'bin/\n.env\n',
  rust: 'target/\n.env\n',
  none: '.env\n',
}

type Files = (id: string, word: string) => Readonly<Record<string, string>>

const FILES: Readonly<Record<Stack, Files>> = {
  none: () => ({}),
  node: (id) => ({
    'package.json': `${JSON.stringify({ name: id, version: '0.1.0', private: true, type: 'module', scripts: { test: 'node --test' } }, null, 2)}\n`,
    'src/index.js': `export const name = '${id}'\n`,
    'test/index.test.js': `import assert from 'node:assert/strict'\nimport { test } from 'node:test'\nimport { name } from '../src/index.js'\n\ntest('has a name', () => assert.equal(name, '${id}'))\n`,
  }),
  python: (id, word) => ({
    'pyproject.toml': `[project]\nname = "${id}"\nversion = "0.1.0"\nrequires-python = ">=3.10"\ndependencies = []\n`,
    [`src/${word}/__init__.py`]: `NAME = "${id}"\n`,
    'tests/test_name.py': `import sys\nimport unittest\nfrom pathlib import Path\n\nsys.path.insert(0, str(Path(__file__).parents[1] / "src"))\n\nimport ${word}  # noqa: E402\n\n\nclass NameTest(unittest.TestCase):\n    def test_has_a_name(self):\n        self.assertEqual(${word}.NAME, "${id}")\n`,
  }),
  go: (id) => ({
    'go.mod': `module ${id}\n\ngo 1.22\n`,
    'main.go': `package main\n\nimport "fmt"\n\nconst name = "${id}"\n\nfunc main() {\n\tfmt.Println(name)\n}\n`,
    'main_test.go': `package main\n\nimport "testing"\n\nfunc TestName(t *testing.T) {\n\tif name != "${id}" {\n\t\tt.Fatal(name)\n\t}\n}\n`,
  }),
  rust: (id) => ({
    'Cargo.toml': `[package]\nname = "${id}"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n`,
    'src/main.rs': `const NAME: &str = "${id}";\n\nfn main() {\n    println!("{NAME}");\n}\n\n#[test]\nfn has_a_name() {\n    assert_eq!(NAME, "${id}");\n}\n`,
  }),
}

/** Writes files that are not there yet. Those that are stay as they are; names those that were written. */
export async function writeScaffold(root: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const written: string[] = []
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    try {
      await writeFile(join(root, path), text, { flag: 'wx' })
      written.push(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
  return written
}
