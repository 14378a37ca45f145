import { loadingText } from './copy'
import { SpinnerRing } from './spinner-ring'

/** The full-screen loading spinner; CSS delays it. */
export function FullScreenSpinner() {
  return (
    <div
      role="status"
      className="appear-late bg-night/80 fixed inset-0 z-40 grid place-content-center justify-items-center gap-4 text-white"
    >
      <SpinnerRing className="h-16 w-16" />
      <span>{loadingText}</span>
    </div>
  )
}
