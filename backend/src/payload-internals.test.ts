import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { requests } from '@payloadcms/ui/utilities/api'
import tailwind from '@tailwindcss/postcss'
import type { PayloadRequest } from 'payload'
import postcss from 'postcss'
import { expect, it, vi } from 'vitest'
import { generatePasswordSaltHash } from '../../node_modules/payload/dist/auth/strategies/local/generatePasswordSaltHash.js'
import { filesUnder } from '../../platform/files-under.mjs'
import { matches } from './accounts/password-hash'
import english from './admin/accessibility/english-texts.json'
import { serverFunctions } from './admin/server-functions'

// What the back-office uses of Payload's inside, held against the installed packages: docs/upgrading.md.

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const textsOf = (folder: string, files: RegExp) =>
  filesUnder(root, folder)
    .filter((it) => files.test(it))
    .map(read)
const found = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, it = '']) => it))

const packages = ['ui', 'next'].map((it) => `node_modules/@payloadcms/${it}/dist`)
const styles = packages.flatMap((it) => textsOf(it, /\.css$/)).join('\n')
const modules = packages.flatMap((it) => textsOf(it, /^(?!.*\/exports\/).*\.js$/))

/** Whether Payload has a class, an id or a variable, or writes it as a part of a block: `${block}__part`. */
function isPayloads(name: string): boolean {
  const isWritten = (text: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)
  const [block = '', part] = name.split(/(?=__|--)/)
  const isBuilt = (text: string) => text.includes(`'${block}'`) && text.includes(`}${part}`)
  return isWritten(styles) || modules.some((text) => isWritten(text) || (part && isBuilt(text)))
}

/** Of the dashboard, and of a package that Payload shows drawers with. */
const notPayloads = /^overview|^payload__modal-container$/

it('completes the markup of elements that are there', () => {
  const scripts = textsOf('backend/src/admin/accessibility', /(s\.json|(?<!test)\.ts)$/)
  const all = [...scripts, read('backend/src/upload/open-file-chooser.tsx')]
  const names = found(found(all, /(['"].*['"])/g), /(?<![\w./])[.#]([a-z][\w-]+)/g)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((it) => !notPayloads.test(it) && !isPayloads(it))).toEqual([])
})

it('styles classes, ids and variables that are there', () => {
  const blockOf = (it: string) => it.replace(/(?<=.)--.*/, '')
  const sheets = textsOf('backend/src', /\.css$/).map((it) => it.replace(/\/\*.*?\*\//gs, ''))
  const selectors = sheets.map((it) => it.replace(/\{[^{}]*\}/g, '{}'))
  const components = textsOf('backend/src', /\.tsx$/)
  const own = found(components, /(?:className|id)=\{?["`]([^"`]*)/g)
  const ownBlocks = own.flatMap((it) => it.split(' ')).map(blockOf)
  const ownVariables = found(sheets, /(--[\w-]+):/g)
  const variables = found([...sheets, ...components], /\((--[\w-]+)/g)
  const names = [...found(selectors, /[.#]([a-z][\w-]+)/g), ...variables]
  const others = names.filter((it) => ![...ownBlocks, ...ownVariables].includes(blockOf(it)))
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((it) => !isPayloads(it))).toEqual([])
})

it('names no utility as Payload names a class', async () => {
  const from = path.join(root, 'backend/src/app/back-office.css')
  const { css } = await postcss([tailwind()]).process(readFileSync(from, 'utf8'), { from })
  const names = found([css], /^\s*\.([a-z][\w-]*) \{/gm).filter((it) => !it.includes('__'))
  expect(names.length).toBeGreaterThan(80)
  const isPayload = (it: string) => new RegExp(`\\.${it}(?![\\w-])`).test(styles)
  expect(names.filter(isPayload)).toEqual([])
})

it('translates texts that are there', () => {
  const others = ['payload', '@dnd-kit/core'].map((it) => `node_modules/${it}/dist`)
  const sources = [...modules, ...others.flatMap((it) => textsOf(it, /\.js$/))]
  const words = Object.keys(english.texts).flatMap(
    (it) => it.match(/[A-Z][a-z]+(?: [a-z]+){2,}/) ?? [],
  )
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((it) => !sources.some((text) => text.includes(it)))).toEqual([])
})

it('sends what forms save by the fetch that the page has then', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await requests.post('/cms/evenements', { body: new FormData() })
  const sent = expect.objectContaining({ method: 'post' })
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/cms/evenements', sent)
  fetched.mockRestore()
})

it.each([
  ['@payloadcms/ui/dist/forms/Form/index.js', '_payload: JSON.stringify('],
  ['@payloadcms/next/dist/utilities/getRequestTheme.js', "'payload'}-theme"],
  [
    '@payloadcms/ui/dist/elements/BulkUpload/FormsManager/createFormData.js',
    '_payload: JSON.stringify(',
  ],
  ['@payloadcms/ui/dist/providers/ServerFunctions/index.js', "name: 'form-state'"],
  ['payload/dist/fields/validations.js', "from 'ajv'"],
])('%s has «%s»', (file, text) => {
  expect(read(`node_modules/${file}`)).toContain(text)
})

it.each([...serverFunctions].map(String))('has the server function «%s»', (name) => {
  const file = '@payloadcms/next/dist/utilities/handleServerFunctions.js'
  expect(read(`node_modules/${file}`)).toContain(`'${name}':`)
})

it('knows the hash of a password', async () => {
  const stored = await generatePasswordSaltHash({
    collection: null as never,
    isPasswordAuthenticated: true,
    password: 'un mot de passe',
    req: {} as PayloadRequest,
  })
  expect(await matches('un mot de passe', stored)).toBe(true)
  expect(await matches('un autre', stored)).toBe(false)
})

it('installs no editor of code, which no form has: 105 MB', () => {
  expect(existsSync(path.join(root, 'node_modules/monaco-editor/esm'))).toBe(false)
})
