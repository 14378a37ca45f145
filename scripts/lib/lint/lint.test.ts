import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../root.mjs'

/** A project with the configuration of this one. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'))
  const config = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8')
  writeFileSync(
    `${folder}/.oxlintrc.json`,
    config.replace('"typeAware": true', '"typeAware": false'),
  )
  for (const name of ['scripts', 'node_modules'])
    symlinkSync(path.join(root, name), `${folder}/${name}`)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What is reported of files, given by their paths: `path rule`. */
function reports(sources: Record<string, string>): string[] {
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true })
    writeFileSync(`${folder}/${file}`, `${source}\n`)
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--format', 'json', ...Object.keys(sources)]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[]
  }
  return diagnostics.map(({ filename, code }) => `${filename} ${code}`).toSorted()
}

it('reports a file name without «use client», and «use client» without the file name', () => {
  expect(
    reports({
      'components/right.client.tsx': "'use client'\nexport {}",
      'components/without.client.tsx': 'export {}',
      'components/plain.tsx': 'export {}',
      'components/with.tsx': "'use client'\nexport {}",
      'app/error.tsx': "'use client'\nexport {}",
    }),
  ).toEqual([
    'components/with.tsx local(client-component-file-name)',
    'components/without.client.tsx local(client-component-file-name)',
  ])
})

it('allows accented text in copy.ts alone', () => {
  expect(
    reports({
      'app/copy.ts': "export const title = 'Événements'",
      'app/address.ts': "// Événements\nexport const path = '/evenements'",
      'app/literal.ts': "export const title = 'Événements'",
      'app/template.ts': 'export const title = `à ${1}`',
      'app/element.tsx': 'export const title = <p>Événements</p>',
      'app/my-copy.ts': "export const title = 'été'",
    }),
  ).toEqual([
    'app/element.tsx local(text-in-copy-file)',
    'app/literal.ts local(text-in-copy-file)',
    'app/my-copy.ts local(text-in-copy-file)',
    'app/template.ts local(text-in-copy-file)',
  ])
})

it('reports imports across the borders of zones, however they are written', () => {
  expect(
    reports({
      'lib/text/static.ts': "import '@/app/page'",
      'lib/text/relative.ts': "export * from '../events/copy'",
      'lib/text/dynamic.ts': "export const load = () => import('@/components/ui/button')",
      'lib/http/named.ts': "export { a } from '../text/a'",
      'lib/text/upwards.ts': "export { a } from '../http/a'",
      'lib/text/upwards.test.ts': "export { a } from '../http/a'",
      'backend/src/shared.ts': "import '../../contract/a'\nimport '../../lib/text/a'",
      'contract/site.ts': "import '../lib/text/a'\nimport '../platform/a'",
      'platform/brand.ts': "import '../contract/a'",
      'components/events/queries.ts': "import '@/lib/events/queries'",
      'components/events/other.ts': "import '@/lib/events/other-queries'",
      'components/events/houses.ts': "import '../houses/card'",
      'app/page.ts': "import '@/lib/events/queries'\nimport '@/components/houses/card'",
    }),
  ).toEqual([
    'backend/src/shared.ts local(layer-zones)',
    'components/events/houses.ts local(import-zones)',
    'components/events/queries.ts local(import-zones)',
    'contract/site.ts local(layer-zones)',
    'lib/text/dynamic.ts local(import-zones)',
    'lib/text/relative.ts local(import-zones)',
    'lib/text/static.ts local(import-zones)',
    'lib/text/upwards.ts local(layer-zones)',
    'platform/brand.ts local(layer-zones)',
  ])
})

it('lets only its wrapper import a UI library', () => {
  const use = "import 'swiper/css'"
  expect(
    reports({
      'components/ui/carousel/slides.ts': use,
      'components/ui/lightbox/slides.ts': use,
      'lib/text/swiper-text.ts': "import './swiper'",
    }),
  ).toEqual(['components/ui/lightbox/slides.ts local(layer-zones)'])
})
