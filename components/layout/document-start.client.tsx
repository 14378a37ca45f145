'use client'

import { headerCopy } from './copy'
import { Splash } from './splash.client'

type Props = { productName: string; tagline: string }

/** What stands before the page. A client component, so that React's payload of every page lacks its elements. */
export function DocumentStart(props: Props) {
  return (
    <>
      {/* Safari on iOS would wrap them in links before hydration. */}
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
      <a
        href="#contenu"
        className="skip-link sr-only focus:not-sr-only focus:fixed focus:px-5 focus:py-2.5"
      >
        {headerCopy.skipToContent}
      </a>
      <Splash {...props} />
    </>
  )
}
