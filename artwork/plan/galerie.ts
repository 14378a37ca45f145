import { FORMATS } from '../formats'
import { galeriePart1 } from './galerie-1'
import { galeriePart2 } from './galerie-2'
import { series } from './picture'

const entries = [...galeriePart1, ...galeriePart2]

export const galerieTitles = entries.map(([title]) => title)

export const galerie = series(
  'galerie',
  entries.map(([, format]) => FORMATS[format]),
  entries.map(([, , scene]) => scene),
  76_000,
)
