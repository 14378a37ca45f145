import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkRequirements, isTestFile } from './lib/requirements'

/** The codes of these rows that no fast test of this source holds. */
function unheld(markdown: string, source: string, path = 'e2e/a.spec.ts'): string[] {
  const { problems } = checkRequirements(markdown, [{ path, source }])
  return problems
    .filter((it) => it.endsWith(': no title of a fast test names it'))
    .map((it) => it.slice(0, it.indexOf(':')))
}

const rowsOf = (...codes: string[]) => codes.map((code) => `- **${code}** what it says`).join('\n')

it('reads codes at the start of a title, however the title is written', () => {
  const source = [
    `test('R10 R24 a jump inside the page', async () => {})`,
    'test(`${row} R40 ${name} says it`, async () => {})',
    `  { row: 'R38', name: 'the dropdown' },`,
    `  'A30 %s is no poster',`,
    `describe('R116 to R118 R53-R54, the visa packs', () => {})`,
    `['no date (A13)', undefined, false],`,
  ].join('\n')
  const named = ['R10', 'R24', 'R40', 'R38', 'A30', 'R116', 'R117', 'R118', 'R53', 'R54', 'A13']
  expect(unheld(rowsOf(...named, 'R1'), source)).toEqual(['R1'])
})

it('reads no code in comments, addresses and other words', () => {
  const source = [
    '/** Below 720 px (R63). */',
    `const href = '/a%C3%A9'`,
    `const paper = 'A4paper'`,
    `test('the page of R12', () => {})`,
  ].join('\n')
  expect(checkRequirements('', [{ path: 'e2e/a.spec.ts', source }])).toEqual({
    rows: 0,
    problems: [],
  })
})

it('leaves out what is slow: a whole file, or a test by its tag', () => {
  const title = "test('R1 the fast one', async () => {})\n"
  const slow = "test(`R2 it's the slow one`, { tag: '@slow' }, async () => {})\n"
  const onLines = "test(\n  'R3 another',\n  { tag: '@slow' },\n"
  const source = title + slow + onLines + "test('R4 maybe', { tag }, b)"
  const rows = rowsOf('R1', 'R2', 'R3', 'R4')
  expect(unheld(rows, source)).toEqual(['R2', 'R3'])
  expect(unheld(rows, source, 'lib/b.slow.test.ts')).toEqual(['R1', 'R2', 'R3', 'R4'])
})

it('a row may name the rows whose tests prove it too', () => {
  const rows = `${rowsOf('R1', 'R2')}
- **A1** d — as R1, R2
- **A2** d — e — as R1
- **A3** d — as R1, R9`
  expect(unheld(rows, "test('R1 R2 both')")).toEqual(['A3'])
})

it('names codes that have no row, and counts the rows', () => {
  const tests = [{ path: 'e2e/a.spec.ts', source: "test('R1 A99 one')" }]
  expect(checkRequirements(rowsOf('R1'), tests)).toEqual({
    rows: 1,
    problems: ['A99: e2e/a.spec.ts names it, docs/requirements.md does not'],
  })
})

it('the examples in these titles do not count', () => {
  const paths = ['e2e/a.spec.ts', 'lib/a.test.tsx', 'e2e/routes.ts', 'scripts/requirements.test.ts']
  expect(paths.filter(isTestFile)).toEqual(['e2e/a.spec.ts', 'lib/a.test.tsx'])
})

it('a fast test names each row of docs/requirements.md, and titles name no other', () => {
  const listed = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 25 })
  const testFiles = listed
    .split('\0')
    .filter((path) => isTestFile(path) && existsSync(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const { rows, problems } = checkRequirements(
    readFileSync('docs/requirements.md', 'utf8'),
    testFiles,
  )
  expect(rows).toBeGreaterThan(150)
  expect(problems).toEqual([])
})
