type Props = { className?: string }

/** The logo: a half sun with rays of unequal length over a horizontal base. */
export function BrandMark({ className }: Props) {
  return (
    <svg viewBox="0 4 48 40" className={className} aria-hidden="true">
      <path className="splash-rays" d={rayPath} stroke="currentColor" strokeWidth="3.2" />
      <path d="M14 30a10 10 0 0 1 20 0z" fill="currentColor" />
      <path d="M4 33h40v2.4H4zM9 37.6h30V40H9z" fill="currentColor" opacity="0.75" />
    </svg>
  )
}

/** Angle in degrees from the left horizon, length in units of the view box. */
const rays = [
  [12, 5],
  [36, 7],
  [60, 5],
  [90, 9],
  [120, 5],
  [144, 7],
  [168, 5],
] as const

/** All rays as one path: the drawing is three times in every page. */
const rayPath = rays
  .map(([angle, length]) => `M${point(angle, 13)}L${point(angle, 13 + length)}`)
  .join('')

function point(angle: number, radius: number): string {
  const radians = (angle * Math.PI) / 180
  return `${(24 - Math.cos(radians) * radius).toFixed(1)} ${(30 - Math.sin(radians) * radius).toFixed(1)}`
}
