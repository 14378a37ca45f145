import type { Palette } from '../palettes'
import { cloudStreaks, rays, sky, sunDisc, triangleRing } from '../parts/sky'
import {
  concentricArcs,
  cornerBeams,
  crescentMoon,
  cumulusClouds,
  softGlow,
  steppedSky,
  stripedSun,
  triangleMosaic,
} from '../parts/sky-styles'
import { cycle } from '../random'
import type { SvgCanvas } from '../svg-canvas'
/** How the sun and the light around it are drawn. */
type SunStyle =
  | 'wedges'
  | 'fine'
  | 'woven'
  | 'rings'
  | 'none'
  | 'glow'
  | 'bands'
  | 'moon'
  | 'cumulus'
  | 'corner'
  | 'mosaic'
  | 'arcs'
  | 'stepped'

export type SkyOptions = {
  /** Position of the sun, as shares of the width and height. */
  x: number
  y: number
  /** Radius of the sun, as a share of the shorter side. */
  r?: number
  style?: SunStyle
  /** Y of the horizon, as a share of the height. */
  horizon?: number
  /** Rotation of the light rays, in degrees. */
  rotation?: number
}

/** A sky with a sun or a moon, in one of the styles of the brand. */
export function skyWithSun(s: SvgCanvas, p: Palette, o: SkyOptions): string {
  const [x, y] = [o.x * s.w, o.y * s.h]
  const r = (o.r ?? 0.1) * Math.min(s.w, s.h)
  const far = Math.hypot(s.w, s.h)
  const horizon = (o.horizon ?? 1) * s.h
  const rotation = o.rotation ?? 0
  const base = sky(s, p, horizon)
  const sun = sunDisc(s, x, y, r, p.sun, p.sun)
  switch (o.style ?? 'wedges') {
    case 'wedges':
      return (
        base +
        rays(s, {
          x,
          y,
          from: r * 1.3,
          to: far * 0.9,
          count: 18,
          color: p.sun,
          opacity: 0.3,
          rotation: rotation,
        }) +
        sun
      )
    case 'fine':
      return (
        base +
        rays(s, {
          x,
          y,
          from: r * 1.5,
          to: far * 0.75,
          count: 54,
          color: p.sun,
          opacity: 0.26,
          litShare: 0.32,
          rotation: rotation,
        }) +
        cloudStreaks(s, 6, y - r, horizon, p.sun, 0.3) +
        sun
      )
    case 'woven':
      return (
        base +
        rays(s, {
          x,
          y,
          from: r * 2,
          to: far * 0.85,
          count: 24,
          color: p.sun,
          opacity: 0.22,
          rotation: rotation,
        }) +
        triangleRing(x, y, r * 1.18, r * 0.26, 30, p.sun, 0.85, rotation) +
        triangleRing(x, y, r * 1.62, r * 0.3, 40, cycle(p.accents, 1), 0.55, rotation + 4) +
        sun
      )
    case 'rings':
      return (
        base +
        [4.2, 3.2, 2.3, 1.6]
          .map(
            (k, i) =>
              `<circle cx="${x}" cy="${y}" r="${r * k}" fill="${p.sun}" opacity="${0.07 + i * 0.04}"/>`,
          )
          .join('') +
        sun
      )
    case 'glow':
      return (
        base +
        softGlow(s, x, y, r, p) +
        cloudStreaks(s, 9, s.h * 0.06, horizon, p.sky[3], 0.4) +
        sun
      )
    case 'bands':
      return base + softGlow(s, x, y, r, p) + stripedSun(s, x, y, r * 1.35, p)
    case 'moon':
      return (
        base +
        crescentMoon(s, x, y, r, p) +
        cloudStreaks(s, 5, horizon * 0.3, horizon, p.sky[2], 0.3)
      )
    case 'cumulus':
      return base + softGlow(s, x, y, r, p) + cumulusClouds(s, p, horizon)
    case 'corner':
      return base + cornerBeams(s, p, x < s.w / 2)
    case 'mosaic':
      return base + triangleMosaic(s, p, horizon) + sun
    case 'arcs':
      return base + concentricArcs(s, x, y, r, p) + sun
    case 'stepped':
      return steppedSky(s, p, horizon) + sun
    case 'none':
      return base + cloudStreaks(s, 7, s.h * 0.05, horizon, p.sun, 0.28)
  }
}
