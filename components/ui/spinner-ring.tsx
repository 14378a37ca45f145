/** The rotating ring of loading indicators, in blue and violet. */
export function SpinnerRing({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={`spinner-ring ${className}`} aria-hidden="true">
      <circle cx="32" cy="32" r="26" fill="none" stroke="#fff3" strokeWidth="6" />
      <g fill="none" strokeWidth="6">
        <path d="M32 6a26 26 0 0 1 26 26" className="stroke-brand" />
        <path d="M32 58A26 26 0 0 1 6 32" className="stroke-spark" />
      </g>
    </svg>
  )
}
