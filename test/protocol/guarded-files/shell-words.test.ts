import { expect, test } from 'vitest'
import { shellCommands } from '../../../src/protocol/guarded-files/shell-words.ts'

test.each<[string, string[][]]>([
  ['sh check.sh', [['sh', 'check.sh']]],
  ['', []],
  ['  \n\n ', []],
  [
    'cd a && sh b.sh',
    [
      ['cd', 'a'],
      ['sh', 'b.sh'],
    ],
  ],
  ['a;b|c||d&e\nf', [['a'], ['b'], ['c'], ['d'], ['e'], ['f']]],
  ['(a b)', [['a', 'b']]],
  ['a # sh hidden.sh\nb', [['a'], ['b']]],
  ['a b#c', [['a', 'b#c']]],
  ['# only a comment', []],
  ["sh 'a b.sh'", [['sh', 'a b.sh']]],
  ['sh "a b.sh" c', [['sh', 'a b.sh', 'c']]],
  ['sh "a\\"b" \'c\\d\'', [['sh', 'a"b', 'c\\d']]],
  ['sh "a\\n" "b\\\\c" "\\$x" "\\`"', [['sh', 'a\\n', 'b\\c', '$x', '`']]],
  ['sh a\\ b.sh', [['sh', 'a b.sh']]],
  ['./a"b"\'c\'d', [['./abcd']]],
  ['sh \\\n  check.sh', [['sh', 'check.sh']]],
  ['echo "a;b" \'c|d\'', [['echo', 'a;b', 'c|d']]],
  ['CI=1 FOO="a b" ./check.sh x', [['./check.sh', 'x']]],
  ['if ! ./check.sh; then exit 1; fi', [['./check.sh'], ['exit', '1']]],
  ['while true; do ./a; done', [['true'], ['./a']]],
  ['until x; do { y; }; done', [['x'], ['y']]],
  ['if a; then b; elif c; then d; else e; fi', [['a'], ['b'], ['c'], ['d'], ['e']]],
  ['exec ./a\ncommand ./b\ntime ./c', [['./a'], ['./b'], ['./c']]],
  ...['!', '{', '}', 'if', 'then', 'elif', 'else', 'fi', 'while', 'until', 'do', 'done', 'time', 'exec', 'command'].map(
    (word): [string, string[][]] => [`${word} ./a`, [['./a']]],
  ),
  ['1=2 a', [['1=2', 'a']]],
  ['A=b', []],
  ['a A=b', [['a', 'A=b']]],
  ['it"s', [['it"s']]],
  ["it's", [["it's"]]],
  ['a\tb\r\nc', [['a', 'b'], ['c']]],
  ['echo $HOME "$x"', [['echo', '$HOME', '$x']]],
])('%j', (text, commands) => {
  expect(shellCommands(text)).toEqual(commands)
})
