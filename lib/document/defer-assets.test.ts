import { expect, it } from 'vitest'
import { splashStorageKey } from '@/lib/document/splash-script.mjs'
import { deferAssets } from './defer-assets.mjs'

const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const preload =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const polyfills = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const inline = '<script>queue("$&")</script>'
const html = `<html><head>${style}${preload}${script('b')}${polyfills}</head><body><p>x</p>${script('c')}${inline}</body></html>`

it('loads stylesheets and scripts of the build, in their order, by a script at the end of the body', () => {
  const deferred = deferAssets(html, '.a{}')
  const [, call = ''] =
    /<script>\(\(styles[\s\S]*?\)\((\[.*?\])\)<\/script><\/body>/.exec(
      deferred.replace('],[', ','),
    ) ?? []
  expect(JSON.parse(call)).toEqual(
    ['a.css', 'b.js', 'c.js'].map((name) => `/_next/static/chunks/${name}`),
  )
  expect(deferred).not.toContain(preload)
  expect(deferred).not.toContain(script('b'))
  expect(deferred).not.toContain(script('c'))
})

it('leaves the stylesheets to visitors without scripts, and everything else as it is', () => {
  const deferred = deferAssets(html, '.a{}')
  expect(deferred).toContain(
    `<html><head><style>.a{}</style>${polyfills}<noscript><link rel="stylesheet" href="/_next/static/chunks/a.css"/></noscript></head><body><p>x</p>${inline}<script>`,
  )
})

it('leaves a document without scripts of the build as it is', () => {
  expect(deferAssets('<body>x</body>', '')).toBe('<body>x</body>')
  expect(deferAssets(script('b'), '')).toBe(script('b'))
})

it('uses the font of the document from the first paint of later pages, and late on the first one', () => {
  const font = '/_next/static/media/a.woff2'
  const deferred = deferAssets(html, `@font-face{src:url(${font})}`)
  expect(deferred).toContain(
    `src:url(${font}) format('woff2');font-weight:500 700;font-display:optional`,
  )
  expect(deferred).toContain(`sessionStorage.getItem('${splashStorageKey}')`)
  expect(deferred).toContain(`href:'${font}'`)
  expect(deferred).toContain(":not([data-assets]){--font-brand:'display fallback'}")
})
