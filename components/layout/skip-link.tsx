import { headerCopy } from './copy'

/** The first focusable element: skips the header. */
export function SkipLink() {
  return (
    <a href="#contenu" className="skip-link sr-only focus:not-sr-only">
      {headerCopy.skipToContent}
    </a>
  )
}
