import { headerCopy } from './copy'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="text-night sr-only rounded-full bg-white px-5 py-2.5 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 forced-colors:border"
    >
      {headerCopy.skipToContent}
    </a>
  )
}
