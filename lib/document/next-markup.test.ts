import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createElement, type ReactNode, ViewTransition } from 'react'
import type { renderToReadableStream } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'
import { compactFlightScripts } from './compact-flight-scripts.mjs'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { deferAssets } from './defer-assets.mjs'
import { transitionAttributes } from './next-markup.mjs'

vi.stubEnv('NODE_ENV', 'production')
afterAll(() => vi.unstubAllEnvs())

/** Modules of the installed Next that write documents, with its own copy of React. */
const next = createRequire(import.meta.url)
const { createInlinedDataReadableStream } = next(
  'next/dist/server/app-render/use-flight-response.js',
) as { createInlinedDataReadableStream: (data: ReadableStream) => ReadableStream }
const { renderCssResource } = next('next/dist/server/app-render/render-css-resource.js') as {
  renderCssResource: (files: object[], context: object) => ReactNode
}
const react = next('next/dist/compiled/react') as { ViewTransition: typeof ViewTransition }
const server = next('next/dist/compiled/react-dom/server.node.js') as {
  renderToReadableStream: typeof renderToReadableStream
}

const textOf = (stream: ReadableStream) => new Response(stream).text()
const render = async (...content: ReactNode[]) => {
  const html = createElement('html', null, createElement('body', null, ...content))
  const start = {
    bootstrapScriptContent: 'start()',
    bootstrapScripts: ['/_next/static/chunks/b.js'],
  }
  return textOf(await server.renderToReadableStream(html, start))
}

it('joins and allows the scripts of flight data', async () => {
  const data = new Blob(['"é" </script> &']).stream()
  const scripts = await textOf(createInlinedDataReadableStream(data))
  const html = compactFlightScripts(`<body>${scripts}</body>`)
  expect(html).toContain(`[1,'"é" \\u003c/script> &']`)
  expect(contentSecurityPolicy(html, undefined)).toMatch(/script-src 'self' 'sha\S+ 'sha\S+;/)
})

it('takes over every stylesheet and script', async () => {
  const of = { assetPrefix: '', renderOpts: {}, sharedContext: {}, componentMod: { createElement } }
  const styles = renderCssResource([{ path: 'static/chunks/a.css' }], of)
  const script = createElement('script', { src: '/_next/static/chunks/c.js', async: true })
  const html = await render(styles, script)
  expect(html).toMatch(/a\.css.*b\.js.*c\.js/s)
  const deferred = deferAssets(html, '')
  expect(deferred).toContain('(["/_next/static/chunks/a.css"],["/_next/static/chunks/')
  expect(deferred).not.toMatch(/<script src|as="script"|data-precedence/)
})

it('marks stylesheets by what React puts others in order with', () => {
  const client = next.resolve('next/dist/compiled/react-dom/cjs/react-dom-client.production.js')
  expect(readFileSync(client, 'utf8')).toContain('.dataset.precedence === precedence')
})

it('removes React’s notes of transitions', async () => {
  const html = await render(createElement(react.ViewTransition, null, createElement('p')))
  expect(html).toContain('<p vt-')
  expect(html.replace(transitionAttributes, '$1')).toContain('<p>')
})
