import { expect, it } from 'vitest'
import {
  codesInTitles,
  expandCodes,
  fastTests,
  heldByLinks,
  readRows,
  rewriteRows,
  testsByCode,
} from './lib/requirements'

it('reads codes at the start of a title, however the title is written', () => {
  const source = [
    `test('R10 R24 a jump inside the page', async () => {})`,
    'test(`${row} R40 ${name} says it`, async () => {})',
    `  { row: 'R38', name: 'the dropdown' },`,
    `  'A30 %s is no poster',`,
    `describe('R116 to R118 the visa packs', () => {})`,
    `['no date (A13)', undefined, false],`,
  ].join('\n')
  expect(codesInTitles(source)).toEqual([
    'R10',
    'R24',
    'R40',
    'R38',
    'A30',
    'R116',
    'R117',
    'R118',
    'A13',
  ])
})

it('reads no code in comments, addresses and other words', () => {
  const source = [
    '/** Below 720 px (R63). */',
    `const href = '/a%C3%A9'`,
    `const paper = 'A4paper'`,
    `test('the page of R12', () => {})`,
  ].join('\n')
  expect(codesInTitles(source)).toEqual([])
})

it('expands ranges within one letter', () => {
  expect(expandCodes('R49 to R51 R53-R54, A9')).toEqual(['R49', 'R50', 'R51', 'R53', 'R54', 'A9'])
})

it('puts the file with most titles about a code first, then the one about fewer codes', () => {
  const tests = testsByCode([
    { path: 'e2e/all.spec.ts', source: `test('R1 R2 R3 all')` },
    { path: 'e2e/few.spec.ts', source: `test('R1 R2 few')` },
    { path: 'e2e/most.spec.ts', source: `test('R1 one')\ntest('R1 two')\ntest('R4 R5 R6 three')` },
  ])
  expect(tests.get('R1')).toEqual(['e2e/most.spec.ts', 'e2e/few.spec.ts', 'e2e/all.spec.ts'])
})

it('leaves out what is slow: a whole file, or a test by its tag', () => {
  const title = "test('R1 the fast one', async () => {})\n"
  const slow = "test(`R2 it's the slow one`, { tag: '@slow' }, async () => {})\n"
  const onLines = "test(\n  'R3 another',\n  { tag: '@slow' },\n"
  const fast = fastTests([
    { path: 'e2e/a.spec.ts', source: title + slow + onLines + "test('R4 maybe', { tag }, b)" },
    { path: 'lib/b.slow.test.ts', source: title },
  ])
  expect(testsByCode(fast)).toEqual(
    new Map([
      ['R1', ['e2e/a.spec.ts']],
      ['R4', ['e2e/a.spec.ts']],
    ]),
  )
})

it('rewrites what stands after the last dash of a row, and nothing else', () => {
  const markdown = '# R1\n\n- R1 — a\n- **R1** a — b | c — old\n- **A2** d —\n'
  expect(readRows(markdown)).toEqual([
    { code: 'R1', text: 'a — b | c', heldBy: 'old' },
    { code: 'A2', text: 'd', heldBy: '' },
  ])
  expect(rewriteRows(markdown, ({ heldBy }) => heldBy && 'new')).toBe(
    markdown.replace('old', 'new'),
  )
})

const known = {
  tests: new Map([
    ['R1', ['e2e/a.spec.ts', 'e2e/b.spec.ts', 'e2e/c.spec.ts', 'e2e/d.spec.ts']],
    ['R2', ['lib/x [y]/b.test.ts']],
  ]),
  tracked: ['lib/dates/moved.test.ts', 'lib/a/page.tsx', 'lib/b/page.tsx'],
}

it.each([
  [
    'R1',
    'anything',
    '[a.spec.ts](../e2e/a.spec.ts), [b.spec.ts](../e2e/b.spec.ts), [c.spec.ts](../e2e/c.spec.ts)',
  ],
  ['R2', '', '[b.test.ts](../lib/x%20%5By%5D/b.test.ts)'],
  ['A2', '', ''],
  ['A2', 'as R2', 'as R2: [b.test.ts](../lib/x%20%5By%5D/b.test.ts)'],
  [
    'A2',
    'as R1, R2: stale',
    'as R1, R2: [a.spec.ts](../e2e/a.spec.ts), [b.test.ts](../lib/x%20%5By%5D/b.test.ts)',
  ],
  ['A2', 'as R9', ''],
  [
    'A2',
    'code: [moved.test.ts](../lib/moved.test.ts)',
    'code: [moved.test.ts](../lib/dates/moved.test.ts)',
  ],
  ['A2', 'code: [page.tsx](../lib/page.tsx)', ''],
  ['A2', '[page.tsx](../lib/a/page.tsx)', ''],
])('row %s with «%s» is held by «%s»', (code, heldBy, links) => {
  expect(heldByLinks({ code, text: 'what', heldBy }, known)).toBe(links)
})
