import { cloth } from './parts/cloth'
import { rays, triangleRing } from './parts/sky'
import { circle, rect } from './shapes'
import { SvgCanvas } from './svg-canvas'

/** The placeholder (SVG) for a picture that cannot be found. */
export function notFoundPicture(): string {
  const s = new SvgCanvas(960, 1200, 'image-non-trouvee')
  const band = cloth(s, {
    kind: 'triangles',
    colors: ['#e9c79c', '#b65b3b', '#d98a5c', '#3064e8'],
    size: 96,
  })
  const lozenge = cloth(s, {
    kind: 'lozenge',
    colors: ['#f3dfc4', '#e7c9a0', '#d9a877', '#c65a37'],
    size: 120,
    x: 60,
  })
  const body =
    rect(0, 0, 960, 1200, '#f4e3ca') +
    rect(0, 0, 960, 96, band) +
    rect(0, 1104, 960, 96, band) +
    rect(0, 96, 960, 120, lozenge) +
    rect(0, 984, 960, 120, lozenge) +
    rays(s, { x: 480, y: 520, from: 150, to: 420, count: 24, color: '#c65a37', opacity: 0.35 }) +
    circle(480, 520, 132, '#c65a37') +
    circle(480, 520, 92, '#f4e3ca') +
    circle(480, 520, 56, '#3064e8') +
    triangleRing(480, 520, 146, 30, 32, '#8a3b28') +
    '<text x="480" y="300" text-anchor="middle" font-family="system-ui, -apple-system, \'Segoe UI\', Roboto, \'Helvetica Neue\', Arial, sans-serif" font-size="46" font-weight="600" fill="#5a2419">Image non trouvée</text>'
  return s.svg(body).replace('<svg ', '<svg role="img" aria-label="Image non trouvée" ')
}
