import { templates } from '../routes'
import { finishAnimations } from '../support/finish-animations'
import { expect, type Page, test } from '../support/shared-site-test'
import { textProblems } from '../support/text-layout'

/** One of each kind of page; the others are printed in the slow tier. */
const fast = [
  ...['/', '/beaute', '/voyage', '/medias/mediaevenements/nuit-du-conte'],
  '/immobilier?maison=3',
]

for (const tag of ['', '@slow']) {
  const printed = templates.filter(({ path }) => fast.includes(path) === (tag === ''))
  test(
    `R1 ${tag ? 'the other' : 'the main'} pages print their texts, prices, addresses and pictures, nothing on something else`,
    { tag: tag || [] },
    async ({ page }) => {
      expect(printed.length).toBeGreaterThan(4)
      test.setTimeout(printed.length * 30_000)
      for (const { path } of printed) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 1280, height: 720 })
          await page.goto(path)
          await expectPrintsWhole(page)
        })
      }
    },
  )
}

test('R132 a house that is open over the list is printed in place of it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/immobilier')
  await page.getByRole('main').getByRole('link', { name: 'Villa 3 à Godomey', exact: true }).click()
  await page.locator('dialog [data-moving="true"]').waitFor()
  await expectPrintsWhole(page)
})

/** The page inside the margins of an A4 sheet, in CSS pixels. */
const sheet = { width: 673, height: 1000 }

/**
 * Expects that the sheets of a page say what its screen says: its texts, its figures (also those that
 * only screen readers get), the addresses of its links, and every picture, seen yet or not; and that nothing
 * is cut off, lies on something else, or counts down.
 */
async function expectPrintsWhole(page: Page): Promise<void> {
  await finishAnimations(page)
  const said = await page.evaluate(readScreen)
  expect(said.length, 'texts on the screen').toBeGreaterThan(0)

  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  await finishAnimations(page)
  const printed = await page.evaluate(readPaper)
  // A title that is cut on the screen is whole on paper.
  const missing = said.filter((text) => !printed.text.includes(text.replace(/\.{3}$/, '')))
  expect.soft(missing, 'on the screen, not on paper').toEqual([])
  expect.soft(printed.problems, 'on paper').toEqual([])
  expect.soft(await textProblems(page), 'texts on paper').toEqual([])
  await page.emulateMedia({ media: null })
  let pdf = ''
  const picturesInPdf = async () => {
    pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    return pdf.match(/\/Subtype \/Image\b/g)?.length ?? 0
  }
  // Unlike a person's browser, this one does not wait for the pictures that printing asks for.
  await expect
    .poll(picturesInPdf, { message: 'pictures in the PDF' })
    .toBeGreaterThanOrEqual(printed.pictures)
  const sheets = Array.from(pdf.matchAll(/\/Contents (\d+) 0 R/g), ([, id]) => id)
  const drawn = (id?: string) => new RegExp(`\n${id} 0 obj\n<<[^>]*/Length [1-9]`).test(pdf)
  expect(sheets.length, 'sheets').toBeGreaterThan(0)
  expect
    .soft(
      sheets.filter((id) => !drawn(id)),
      'blank sheets',
    )
    .toEqual([])
}

/**
 * Runs in the page: the description of each picture but a hero’s, and each text and figure that does not belong
 * to a control, of its dialog or of its main part and its footer.
 */
function readScreen(): string[] {
  const controls =
    'button, select, label, nav, video, noscript, [role=tablist], [role=status], [role=timer], p[aria-live], [aria-hidden=true], .button, .button-small'
  const isScreenReaders = (element: Element) => element.closest('.sr-only') !== null
  const root = document.querySelector('dialog:modal') ?? document.body
  const pictures = [
    ...root.querySelectorAll<HTMLImageElement>('img:not(.hero-picture *, nav *)'),
  ].filter((it) => it.checkVisibility({ visibilityProperty: true }))
  const texts = pictures.map(({ alt }) => alt).filter(Boolean)
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const text = (nodes.currentNode.nodeValue ?? '').replace(/\s+/g, ' ').trim()
    const parent = nodes.currentNode.parentElement
    if (!text || !parent?.closest('main, footer, dialog') || parent.closest(controls)) continue
    const isFigure = /\d/.test(text)
    if (isScreenReaders(parent) && !isFigure) continue
    if (parent.checkVisibility({ visibilityProperty: true }) && parent.closest('script') === null)
      texts.push(text)
  }
  return texts
}

/** Runs in the page, in print media. */
function readPaper(): { text: string; pictures: number; problems: string[] } {
  const problems: string[] = []
  const root = document.querySelector('dialog:modal') ?? document.body
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const shown = [...root.querySelectorAll('img')].filter(isShown)
  // A lazy picture is loaded, and gets its width, when the page is printed.
  const images = shown.filter((image) => image.getBoundingClientRect().width > 0)
  const texts = shown.map(({ alt }) => alt)
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const parent = node.parentElement
    const text = (node.nodeValue ?? '').replace(/\s+/g, ' ').trim()
    if (!text || !parent || !isShown(parent) || parent.clientWidth === 1) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width * height > 0)
    if (boxes.length === 0) continue
    texts.push(text)
    if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
      problems.push(`beyond the sheet: ${text}`)
    if (parent.closest('.photo-title') && text.endsWith('...')) problems.push(`cut: ${text}`)
    if (boxes.some((box) => images.some((image) => overlaps(box, image.getBoundingClientRect()))))
      problems.push(`on a picture: ${text}`)
  }
  const timers = [...root.querySelectorAll('[role=timer]')].filter(isShown)
  problems.push(...timers.map((timer) => `counts down: ${timer.textContent}`))
  const controls = [...root.querySelectorAll('input, select, .disclosure-icon')].filter(isShown)
  problems.push(...controls.map((control) => `works on a screen only: ${control.outerHTML}`))
  for (const photo of root.querySelectorAll('.photo')) {
    const end = photo.firstElementChild?.getBoundingClientRect().bottom ?? 0
    if (photo.getBoundingClientRect().bottom - end > 10)
      problems.push(`far from its title: ${photo.ariaLabel}`)
  }
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')) {
    const isWhatsapp = link.hostname === 'wa.me'
    if (!isShown(link) || isWhatsapp || link.querySelector('img')) continue
    // The name of the place stands there; the address of its map says no more.
    const isMap = link.hostname === 'www.openstreetmap.org'
    const { content } = getComputedStyle(link, '::after')
    if (content.includes(link.getAttribute('href') ?? '') === isMap)
      problems.push(`${isMap ? 'the address of a map' : 'no address'}: ${link.textContent}`)
  }
  // A PDF has drawings as paths.
  const pictures = images.map(({ src }) => src).filter((src) => !src.endsWith('.svg'))
  return { text: texts.join('\n'), pictures: new Set(pictures).size, problems }

  /** Whether two boxes share more than the edge of a line. */
  function overlaps(a: DOMRect, b: DOMRect): boolean {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return width > 4 && height > 4
  }
}
