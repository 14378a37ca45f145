type Props = { className?: string }

/** The logo: a half sun with rays of unequal length over a horizontal base. */
export function BrandMark({ className }: Props) {
  return (
    <svg viewBox="0 4 48 40" className={className} aria-hidden="true" focusable="false">
      <g className="splash-rays" stroke="currentColor" strokeWidth="3.2" strokeLinecap="butt">
        {rays.map(([angle, length]) => (
          <line
            key={angle}
            x1={x(angle, 13)}
            y1={y(angle, 13)}
            x2={x(angle, 13 + length)}
            y2={y(angle, 13 + length)}
          />
        ))}
      </g>
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

function x(angle: number, radius: number): string {
  return (24 - Math.cos((angle * Math.PI) / 180) * radius).toFixed(2)
}

function y(angle: number, radius: number): string {
  return (30 - Math.sin((angle * Math.PI) / 180) * radius).toFixed(2)
}
