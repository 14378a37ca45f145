import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { captureLog } from '@/testing/captured-log'
import { finishDocument } from './finish-document.mjs'
import type { Rule } from './first-paint-styles.mjs'

const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>'
const html =
  `<html><head>${link}</head><body><p class="a">x</p>` +
  '<script src="/_next/static/a.js" async=""></script>' +
  '<script>self.__next_f.push([1,"data"])</script></body></html>'

const rules: Rule[] = [{ selectors: [['.a', ['.a']]], declarations: 'color:red' }]

let serverFolder: string
beforeEach(() => {
  serverFolder = mkdtempSync(path.join(tmpdir(), 'server-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(serverFolder, { recursive: true })
})

const write = (table: string) => writeFileSync(path.join(serverFolder, 'first-paint.json'), table)
const finish = (document: string) =>
  finishDocument(document, { serverFolder, mediaOrigin: undefined })

it('has the styles of the first paint in the document, its files late, and the policy of the result', () => {
  write(JSON.stringify({ '/_next/static/a.css': rules }))
  const { html: finished, policy } = finish(html)
  expect(finished).toContain('<head><style>.a{color:red}</style><noscript>')
  expect(finished).not.toContain('<script src=')
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-\S+';/)
  expect(policy).toMatch(/style-src-elem 'self' 'sha256-\S+';/)
})

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another stylesheet', JSON.stringify({ '/_next/static/b.css': rules })],
])('keeps the files of a document for whose stylesheet the build has %s', (_, table) => {
  if (table !== undefined) write(table)
  const log = captureLog()
  const { html: finished, policy } = finish(html)
  expect(finished).toBe(html.replace('"data"', "'data'"))
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+';/)
  expect(log).toHaveLength(1)
})

it('leaves a document without stylesheets of the build as it is', () => {
  const plain = '<head><link rel="stylesheet" href="/ouverture.css"/></head><body>x</body>'
  expect(finish(plain).html).toBe(plain)
})

it('leaves out the attributes of React’s view transitions, which HTML does not have', () => {
  const body = '<main id="contenu" vt-update="none" class="grow">vt-update="none"</main>'
  expect(finish(`<head></head><body>${body}</body>`).html).toBe(
    '<head></head><body><main id="contenu" class="grow">vt-update="none"</main></body>',
  )
})
