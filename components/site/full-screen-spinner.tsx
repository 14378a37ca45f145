/** The full-screen loading spinner (R11): brand blue with a violet accent (R8). */
export function FullScreenSpinner() {
  return (
    <div
      role="status"
      className="bg-night/80 fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 text-white"
    >
      <svg viewBox="0 0 64 64" className="h-16 w-16" aria-hidden="true">
        <circle cx="32" cy="32" r="26" fill="none" strokeWidth="6" className="stroke-white/20" />
        <g className="spinner-ring origin-center" fill="none" strokeWidth="6">
          <path d="M32 6a26 26 0 0 1 26 26" className="stroke-brand" />
          <path d="M32 58A26 26 0 0 1 6 32" className="stroke-spark" />
        </g>
      </svg>
      <span>Chargement...</span>
    </div>
  )
}
