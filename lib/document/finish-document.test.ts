import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '@/lib/shared/log/captured-log'
import { finishDocument } from './finish-document.mjs'

/** A document with a stylesheet, whose used styles are remembered by its name. */
const documentWith = (stylesheet: string) =>
  `<html><head><link rel="stylesheet" href="/_next/static/${stylesheet}" data-precedence="next"/></head>` +
  '<body><p class="a">x</p><script src="/_next/static/a.js" async=""></script>' +
  '<script>self.__next_f.push([1,"data"])</script></body></html>'

let staticFolder: string
beforeEach(() => {
  staticFolder = mkdtempSync(path.join(tmpdir(), 'static-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(staticFolder, { recursive: true })
})

const finish = (html: string) => finishDocument(html, { staticFolder, mediaOrigin: undefined })

it('has the used styles in the document, its files late, and the policy of the result', async () => {
  writeFileSync(path.join(staticFolder, 'a.css'), '.a{color:red}')
  const { html: finished, policy } = await finish(documentWith('a.css'))
  expect(finished).toContain('<style>.a{color:red}</style>')
  expect(finished).not.toContain('<script src=')
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+';/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-\S+';/)
})

it.each([
  ['is missing', 'missing.css'],
  ['is a folder', 'folder.css'],
  ['is no CSS', 'damaged.css'],
])('keeps the files of a document whose stylesheet %s', async (_, stylesheet) => {
  mkdirSync(path.join(staticFolder, 'folder.css'))
  writeFileSync(path.join(staticFolder, 'damaged.css'), '.a{')
  const log = captureLog()
  const html = documentWith(stylesheet)
  const { html: finished, policy } = await finish(html)
  expect(finished).toBe(html.replace('"data"', "'data'"))
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+';/)
  expect(log).toHaveLength(1)
})
