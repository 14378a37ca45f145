import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What Next and Node call by name. */
const called =
  /^(metadata|viewport|config|GET|HEAD|POST|register|onRequestError|generate\w+|dynamic\w*)$/
const generated = /\/migrations\/|payload-types\.ts$/
const declaration = /^export (?:async )?(?:const|let|function|class|type) (\w+)/gm

test('what a file exports is named in another one', () => {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  const files = listed.split('\n').filter((it) => existsSync(it) && !generated.test(it))
  const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const users = new Map<string, number>()
  for (const { text } of sources) {
    for (const word of new Set(text.match(/\w+/g))) users.set(word, (users.get(word) ?? 0) + 1)
  }
  const unused = sources.flatMap(({ file, text }) =>
    Array.from(text.matchAll(declaration), ([, name = '']) => name)
      .filter((name) => users.get(name) === 1 && !called.test(name))
      .map((name) => `${file} ${name}`),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(unused).toEqual([])
})
