import { createServer } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { expectAxeClean } from '../support/axe'
import { ConsoleGuard } from '../support/console-guard'
import { tabTo } from '../support/keyboard'
import { expectNoLayoutShift, expectNoSidewaysOverflow } from '../support/layout'
import { listenOnFreePort } from '../support/ports'
import { doubleText, textProblems } from '../support/text-layout'

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
  const guard = new ConsoleGuard({
    ...{ allowConsole: [/attendue/], allowHosts: [] },
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

test('what is wider than the page, also where the body hides it, and a layout shift are reported', async ({
  page,
  open,
}) => {
  const wide = '<p style="width: 400px; background: red">long</p>'
  for (const fits of ['<p>court</p>', `<div style="overflow-x: auto">${wide}</div>`]) {
    await open(fits)
    await expectNoSidewaysOverflow(page, 320)
  }
  for (const body of [wide, `<style>body { overflow-x: hidden }</style>${wide}`]) {
    await open(body)
    await expect(expectNoSidewaysOverflow(page, 320)).rejects.toThrow('elements wider than 320')
  }
  await open('<div id="haut"></div><p style="height: 300px">Texte</p>')
  await expectNoLayoutShift(page)
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    document.getElementById('haut')?.style.setProperty('height', '200px')
  })
  await expect(expectNoLayoutShift(page)).rejects.toThrow('layout shift')
})

test('a focus that is lost, covered or not outlined is reported', async ({ page, open }) => {
  const reach = async (body: string) => {
    await open(body)
    await tabTo(page, page.getByRole('link', { name: 'dernier' }))
  }
  const style = '<style>a:focus { outline: 3px solid }</style>'
  const [first, last] = [`${style}<a href="#a">premier</a> `, '<a href="#b">dernier</a>']
  await reach(first + last)
  const unseen = `<style>a { outline: none !important }</style>${first}`
  await expect(reach(unseen)).rejects.toThrow('outline')
  const cover = '<div style="position: fixed; inset: 0; background: red"></div>'
  await expect(reach(first + last + cover)).rejects.toThrow('covered')
  await expect(reach(first)).rejects.toThrow('the focus is lost')
})

test('text that is cut off, or lies on other text, at 200 % is reported', async ({
  page,
  open,
}) => {
  const problems = async (style: string) => {
    await open(`<style>p { margin: 0 }</style><p style="${style}">Un texte</p><p>Un autre</p>`)
    expect(await textProblems(page)).toEqual([])
    await doubleText(page)
    return textProblems(page)
  }
  expect(await problems('font-size: 1rem')).toEqual([])
  expect(await problems('height: 24px; overflow: hidden')).toEqual(['cut off: Un texte'])
  expect(await problems('height: 24px')).toEqual(['on one another: Un texte | Un autre'])
})
