import { cloth, type ClothKind } from '../parts/cloth'
import type { PosterText } from '../poster-text'
import { repeat } from '../random'
import { group, polygon, rect, rectPath } from '../shapes'
import type { Scene } from './scene'

/** Colours of a poster's text panel. */
export type PosterColors = {
  ground: string
  ink: string
  accent: string
  /** The strip of cloth at the foot. */
  cloth: readonly [string, string, string, string, string]
}

type EventPoster = {
  scene: Scene
  text: PosterText
  colors: PosterColors
  clothKind: ClothKind
  /** The scene is drawn for the whole poster and moved up by these pixels, instead of fitted. */
  lift?: number
}

/** Pixels of a poster of 1080 by 1350; the countdown of an event's page covers the foot. */
const margin = 68
const foot = 230
const above = 64
const below = 44
const tooth = 45

/** An event's poster: the scene, below it the title and the place on a panel of one colour. */
export function eventPoster({ scene, text, colors, clothKind, lift }: EventPoster): Scene {
  return (s) => {
    const top = s.h - foot - below - text.height - above
    const picture =
      lift === undefined ? scene(s.part(top)) : group(scene(s), `translate(0 ${-lift})`)
    return (
      s.clip(rectPath(0, 0, s.w, top + 1), picture) +
      rect(0, top, s.w, s.h - top, colors.ground) +
      repeat(s.w / tooth, (i) =>
        polygon(
          [
            [i * tooth, top + 1],
            [(i + 0.5) * tooth, top - tooth * 0.72],
            [(i + 1) * tooth, top + 1],
          ],
          i % 2 === 0 ? colors.ground : colors.accent,
        ),
      ) +
      group(text.markup, `translate(${margin} ${top + above})`) +
      rect(
        0,
        s.h - foot,
        s.w,
        foot,
        cloth(s, { kind: clothKind, colors: colors.cloth, size: foot, y: s.h - foot }),
      ) +
      rect(0, s.h - foot, s.w, 10, colors.accent)
    )
  }
}
