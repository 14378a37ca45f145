import { createServer } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { expectAxeClean } from '../support/axe'
import { guardConsole } from '../support/console-guard'
import { listenOnFreePort } from '../support/ports'

/** Opens a page of this machine with a strict Content-Security-Policy and the given body. */
const test = base.extend<{ open: (body: string) => Promise<void> }>({
  open: async ({ page }, use) => {
    let html = ''
    const server = createServer((request, response) => {
      if (request.url === '/tard.svg') return response.writeHead(404).end()
      const policy = "script-src 'self'; style-src 'unsafe-inline'"
      const type = 'text/html; charset=utf-8'
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(html)
    })
    const port = await listenOnFreePort(server)
    await use(async (body) => {
      html = `<!doctype html><html lang="fr"><head><title>Essai</title></head><body>${body}</body></html>`
      await page.goto(`http://127.0.0.1:${port}/`)
    })
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  },
})

test('the console guard reports a violation of the policy, a missing file, an external request and a page error, not what is allowed; an embed gets a placeholder', async ({
  context,
  page,
  open,
}) => {
  const guard = guardConsole({
    allowConsole: [/attendue/],
    ...{ splash: false, allowExternalRequests: false },
  })
  await guard.watch(context)
  await open('<iframe title="Film" src="https://www.youtube-nocookie.com/embed/a"></iframe>')
  await expect(page.frameLocator('iframe').getByText('Cadre')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('rayonne:splash'))).toBe('1')
  await page.evaluate(() => {
    console.error('une erreur attendue')
    setTimeout(() => {
      throw new Error('une erreur surprise')
    })
  })
  await expect.poll(() => guard.problems).toEqual(['Page error: une erreur surprise'])
  await open(
    '<script>alert(1)</script><img src="/tard.svg" alt=""><img src="https://exemple.bj/a.png" alt="">',
  )
  for (const problem of ['https://exemple.bj/a.png', 'Policy: script-src', '404']) {
    await expect.poll(() => guard.problems.join('\n')).toContain(problem)
  }
})

test('axe runs under a strict policy, and finds a missing name and a contrast behind a transparent header', async ({
  page,
  open,
}) => {
  await open('<main><h1>Essai</h1><p>Texte</p></main>')
  await expectAxeClean(page)
  await open('<main><h1>Essai</h1><button></button></main>')
  await expect(expectAxeClean(page)).rejects.toThrow('button-name')
  const header = '<header style="position: fixed; top: 0; left: 0; color: white">Texte</header>'
  const above = (colour: string) =>
    `<style>body { margin: 0 }</style>${header}<main style="padding: 3rem; background: ${colour}"><h1>Essai</h1></main>`
  await open(above('#228; color: white'))
  await expectAxeClean(page)
  await open(above('#eee'))
  await expect(expectAxeClean(page)).rejects.toThrow('color-contrast at header')
})
