import type { Palette } from '../palettes'
import { spiceCone } from '../parts/baskets-and-heaps'
import { bowl } from '../parts/bowl'
import { paletteCloth } from '../parts/cloth'
import { basket, pendantLamp } from '../parts/decor'
import { banana, mango, pineapple } from '../parts/fruit'
import { jar } from '../parts/jar'
import { chilli, maize, tomato } from '../parts/vegetables'
import { cycle, repeat } from '../random'
import type { Scene } from './scene'
import { stillLife } from './still-life'

/** A cooking lesson: bowls of spices, peppers and a mortar. */
export const kitchenTable = (p: Palette): Scene =>
  stillLife(p, {
    wall: 'sun',
    tone: 1,
    table: 0.6,
    runner: 2,
    objects: (s, q, y, m) =>
      jar(s, s.w * 0.2, y - m * 0.1, m * 0.42, q.ground[2], paletteCloth(s, q, 4, m * 0.05)) +
      pendantLamp(s, s.w * 0.5, 0, s.h * 0.14, m * 0.26, '#c98a4c', q.lamp, 'dome') +
      basket(s, s.w * 0.82, y - m * 0.08, m * 0.34, '#d9a866', q.ground[2]) +
      repeat(5, (i) =>
        mango(
          s,
          s.w * 0.82 + (i - 2) * m * 0.062,
          y - m * 0.34 - (i % 2) * m * 0.03,
          m * 0.1,
          '#e9a23b',
          '#d9472f',
          (i - 2) * 12,
        ),
      ) +
      bowl(s, s.w * 0.5, y, m * 0.4, '#7b2d1f', '#e0762c', {
        band: paletteCloth(s, q, 1, m * 0.06),
        heap: true,
      }) +
      spiceCone(s, s.w * 0.2, y + m * 0.1, m * 0.22, '#d3401f') +
      spiceCone(s, s.w * 0.37, y + m * 0.16, m * 0.2, '#e8b23a') +
      bowl(s, s.w * 0.72, y + m * 0.16, m * 0.28, '#efe0c6', '#6a7c3a', { depth: 0.4 }) +
      repeat(7, (i) =>
        chilli(
          s.w * (0.46 + i * 0.03),
          y + m * (0.2 + (i % 2) * 0.04),
          m * 0.12,
          i % 3 === 0 ? '#e9a23b' : '#cf3522',
          60 + i * 17,
        ),
      ) +
      tomato(s, s.w * 0.9, y + m * 0.24, m * 0.13) +
      tomato(s, s.w * 0.8, y + m * 0.3, m * 0.15) +
      maize(s, s.w * 0.12, y + m * 0.34, m * 0.3, 74),
  })

/** Pineapples, mangoes and bananas on a printed cloth. */
export const fruitTable = (p: Palette): Scene =>
  stillLife(p, {
    wall: 'window',
    tone: 1,
    table: 0.62,
    top: 'cloth',
    runner: 1,
    objects: (s, q, y, m) =>
      pineapple(s, s.w * 0.34, y, m * 0.46) +
      pineapple(s, s.w * 0.5, y - m * 0.04, m * 0.38, '#c9752a') +
      banana(s.w * 0.66, y + m * 0.02, m * 0.26, '#f0c043', 60) +
      bowl(s, s.w * 0.72, y + m * 0.08, m * 0.38, cycle(q.accents, 0), '#7a2d1a', {
        band: paletteCloth(s, q, 4, m * 0.05),
      }) +
      repeat(6, (i) =>
        mango(
          s,
          s.w * 0.72 + (i - 2.5) * m * 0.066,
          y - m * 0.1 - (i % 2) * m * 0.05,
          m * 0.13,
          '#edb044',
          '#e0552f',
          (i - 2) * 14,
        ),
      ) +
      mango(s, s.w * 0.2, y + m * 0.16, m * 0.18, '#f0b53a', '#d9472f', -20) +
      mango(s, s.w * 0.36, y + m * 0.2, m * 0.16, '#dfae3a', '#8aa83a', 30),
  })
