import type { Locator } from '@playwright/test'

type Colour = {
  red: number
  green: number
  blue: number
  /** 0 is transparent, 255 opaque. */
  alpha: number
}

/** A computed colour as four numbers from 0 to 255, in whatever notation the browser gives it. */
export function colourOf(
  element: Locator,
  property: 'backgroundColor' | 'borderBottomColor' | 'borderTopColor' | 'stroke',
): Promise<Colour> {
  return element.evaluate((it, name) => {
    const context = Object.assign(document.createElement('canvas'), {
      width: 1,
      height: 1,
    }).getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = getComputedStyle(it)[name]
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return { red, green, blue, alpha }
  }, property)
}
