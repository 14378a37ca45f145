import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Measures slides and gap from where the pictures lie inside the box that clips them: the alternative text of the
 * slide nearest to the left edge, its distance from that edge in pixels, negative when it is cut off, how many
 * slides are visible at once, and the gap.
 */
export async function measureCarousel(carousel: Locator) {
  return carousel.evaluate((region) => {
    const images = [...region.querySelectorAll('img')].filter((it) => it.alt !== '')
    // The box that clips them.
    const box = region.querySelector('.swiper') ?? region
    const frame = box.getBoundingClientRect()
    const slides = images
      .map((image) => ({ alt: image.alt, rect: image.getBoundingClientRect() }))
      .sort((a, b) => a.rect.left - b.rect.left)
    const distances = slides.map(({ rect }) => Math.abs(rect.left - frame.left))
    const at = distances.indexOf(Math.min(...distances))
    const current = slides[at]
    const width = current?.rect.width ?? 0
    // To the next slide, of the last one to the one before.
    const [left, right] = slides.slice(at + 1 < slides.length ? at : at - 1)
    const gap = (right?.rect.left ?? Number.NaN) - (left?.rect.right ?? Number.NaN)
    return {
      first: current?.alt ?? '',
      offset: (current?.rect.left ?? Number.NaN) - frame.left,
      slidesPerView: (frame.width + gap) / (width + gap),
      gap,
    }
  })
}

/** The alternative text of the active slide. */
export async function currentSlide(carousel: Locator): Promise<string> {
  return (await measureCarousel(carousel)).first
}

/** Waits until the carousels of a part have their buttons, which they get near the viewport. */
export async function startCarousels(part: Page | Locator): Promise<void> {
  for (const carousel of await part.locator('.carousel').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-moving', 'true')
  }
}

/** Waits until no slide moves: arrows and autoplay are blocked during a transition. */
export async function waitUntilStill(carousel: Locator): Promise<void> {
  const slides = carousel.locator('.swiper-wrapper')
  await expect.poll(() => slides.evaluate((it) => it.getAnimations().length)).toBe(0)
}

/**
 * Expects that a carousel moves on by itself after `delay` milliseconds and not before. Requires
 * `page.clock.install()` before `goto`: the clock is paused and advanced manually.
 */
export async function expectAutoplayEvery(
  page: Page,
  carousel: Locator,
  delay: number,
): Promise<void> {
  const first = await currentSlide(carousel)
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + 60_000)
  await expect.poll(() => currentSlide(carousel)).not.toBe(first)
  for (let turn = 0; turn < 2; turn += 1) {
    await waitUntilStill(carousel)
    const before = await currentSlide(carousel)
    await page.clock.runFor(delay - 50)
    expect(await currentSlide(carousel), 'too early').toBe(before)
    await page.clock.runFor(100)
    await expect.poll(() => currentSlide(carousel)).not.toBe(before)
  }
}
