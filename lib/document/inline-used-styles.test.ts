import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inlineUsedStyles } from './inline-used-styles.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(folder, 'chunks'))
  writeFileSync(path.join(folder, 'chunks/a.css'), '.a{color:red}.b{color:red}')
  writeFileSync(path.join(folder, 'chunks/b.css'), '.a{background:url(../media/x.png)}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`

it('puts the used styles of all stylesheets before the first of them', async () => {
  const rest = `${link('a')}${link('b')}</head><p class="a">$&</p>`
  expect(await inlineUsedStyles(`<head>${rest}`, folder)).toBe(
    `<head><style>.a{color:red}\n.a{background:url(/_next/static/media/x.png)}</style>${rest}`,
  )
})

it('gives documents with other classes their own styles', async () => {
  const styled = await inlineUsedStyles(`${link('a')}<p class="b">x</p>`, folder)
  expect(styled).toContain('<style>.b{color:red}</style>')
})

it('leaves a document without stylesheets of the build as it is', async () => {
  const html = '<link rel="stylesheet" href="/ouverture.css"/>'
  expect(await inlineUsedStyles(html, folder)).toBe(html)
})

it('throws when a stylesheet is missing', async () => {
  await expect(inlineUsedStyles(`${link('c')}<i>x</i>`, folder)).rejects.toThrow('ENOENT')
})
