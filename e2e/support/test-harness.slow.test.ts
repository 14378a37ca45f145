import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '../../scripts/lib/find-chromium.mjs'
import { expectAxeClean } from './axe'
import { guardConsole } from './console-guard'

let browser: Awaited<ReturnType<typeof launchChromium>>
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())

/** Opens a page with a strict Content-Security-Policy and the given body. */
async function open(page: Page, body: string) {
  const policy = "script-src 'self'; style-src 'unsafe-inline'"
  const html = `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${body}</body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  await page.route('http://localhost/**', (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ headers, body: html })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('http://localhost/')
}

test('the console guard reports a violation of the policy, a missing file, an external request and a page error, not what is allowed; an embed gets a placeholder', async () => {
  const context = await browser.newContext()
  const guard = guardConsole({
    allowConsole: [/attendue/],
    ...{ splash: false, allowExternalRequests: false },
  })
  await guard.watch(context)
  const page = await context.newPage()
  await open(page, '<iframe title="Film" src="https://www.youtube-nocookie.com/embed/a"></iframe>')
  await page.frameLocator('iframe').getByText('Cadre').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('rayonne:splash'))).toBe('1')
  await page.evaluate(() => {
    console.error('une erreur attendue')
    setTimeout(() => {
      throw new Error('une erreur surprise')
    })
  })
  await expect.poll(() => guard.problems).toEqual(['Page error: une erreur surprise'])
  await open(
    page,
    '<script>alert(1)</script><img src="/tard.svg" alt=""><img src="https://exemple.bj/a.png" alt="">',
  )
  for (const problem of ['https://exemple.bj/a.png', 'Policy: script-src', '404']) {
    await expect.poll(() => guard.problems.join('\n')).toContain(problem)
  }
})

test('axe runs under a strict policy, and finds a missing name and a contrast behind a transparent header', async () => {
  const page = await browser.newPage()
  await open(page, '<main><h1>Essai</h1><p>Texte</p></main>')
  await expectAxeClean(page)
  await open(page, '<main><h1>Essai</h1><button></button></main>')
  await expect(expectAxeClean(page)).rejects.toThrow('button-name')
  const header = '<header style="position: fixed; top: 0; left: 0; color: white">Texte</header>'
  const above = (colour: string) =>
    `<style>body { margin: 0 }</style>${header}<main style="padding: 3rem; background: ${colour}"><h1>Essai</h1></main>`
  await open(page, above('#228; color: white'))
  await expectAxeClean(page)
  await open(page, above('#eee'))
  await expect(expectAxeClean(page)).rejects.toThrow('color-contrast at header')
})
