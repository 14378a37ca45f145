import { headerCopy } from './copy'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="skip-link sr-only focus:not-sr-only focus:fixed focus:px-5 focus:py-2.5"
    >
      {headerCopy.skipToContent}
    </a>
  )
}
