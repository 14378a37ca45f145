import { readFileSync } from 'node:fs'
import { filesUnder } from '../../platform/files-under.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { waitForHydration } from '../support/hydration'
import { expect, type Page, test } from '../support/shared-site-test'

const message = 'thrown on purpose'
test.use({ allowConsole: [new RegExp(message)] })

/** The names under which the build exports the client components of a folder. */
const componentsOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((file) => file.endsWith('.client.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)])
    .map(([, name = '']) => name)

const components = componentsOf('app', 'components')
/** Those around the content of every page, which are made to throw on one of them. */
const framing = componentsOf('components/layout', 'components/offline')

/** Runs in the page: how much it has of what must stay. */
function contents(): Record<string, number> {
  const count = (selector: string) => document.querySelectorAll(selector).length
  return {
    headings: count('#page :is(h1, h2, h3)'),
    texts: count('main :is(p, li, dt, dd)'),
    pictures: count('main img'),
    contacts: count('#page a[href^="https://wa.me"]'),
  }
}

/** Makes one component throw at its first rendering; answers which ones the scripts of a page have. */
async function breakComponent(page: Page, path: string) {
  const exported = new Set<string>()
  const scripts = new Map<string, string>()
  let broken = ''
  await page.route('**/_next/static/chunks/*.js', async (route, request) => {
    const script = scripts.get(request.url()) ?? (await (await route.fetch()).text())
    scripts.set(request.url(), script)
    const body = script.replace(/"([A-Z]\w+)",0,/g, (start, name: string) => {
      if (components.includes(name)) exported.add(name)
      return name === broken ? `${start}1?()=>{throw Error("${message}")}:` : start
    })
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const open = async (name: string) => {
    broken = name
    const isThrown = page.waitForEvent('console', (it) => it.text().includes(message))
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await Promise.race([isThrown, waitForHydration(page)])
  }
  await open('')
  return { exported: [...exported], open }
}

// Those of Voyage are on these.
for (const path of ['/', '/immobilier', '/medias/mediaevenements/nuit-du-conte'])
  test(`A68 ${path}: whichever client component throws, its headings, texts, pictures and WhatsApp links stay`, async ({
    page,
    openWithoutJavaScript,
  }) => {
    const expected = await (await openWithoutJavaScript(path)).evaluate(contents)
    expect(Math.min(...Object.values(expected))).toBeGreaterThan(0)
    let thrown = 0
    page.on('console', (it) => (thrown += Number(it.text().includes(message))))
    const { exported, open } = await breakComponent(page, path)
    expect(exported.length).toBeGreaterThan(10)
    const broken = exported.filter((name) => path === '/' || !framing.includes(name))
    for (const name of broken) {
      await test.step(name, async () => {
        await open(name)
        const kept = await page.evaluate(contents)
        const lost = Object.keys(kept).filter((it) => (kept[it] ?? 0) < (expected[it] ?? 0))
        expect(lost, name).toEqual([])
      })
    }
    expect(thrown).toBeGreaterThan(path === '/' ? 10 : 3)
  })

test('A68 a page that throws while it is opened is loaded from the server; a page of nothing offers the ways on', async ({
  page,
}) => {
  const { open } = await breakComponent(page, '/')
  await open('HouseServices')
  await page.getByRole('main').getByRole('link', { name: 'Voir nos projets' }).click()
  await expect(page).toHaveURL('/immobilier')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Immobilier')
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(9)
  await expect(page.locator('html')).not.toHaveAttribute('data-scripting')

  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.remove()),
  )
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un instant…')
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways).toHaveText([
    ...['Recharger', 'Écrire sur WhatsApp'],
    ...['Accueil', 'Médias', 'Voyage', 'Beauté', 'Immobilier'],
  ])
  await expect(ways.nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
})
