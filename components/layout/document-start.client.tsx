'use client'

import { BrandMark } from '@/components/ui/brand-mark'
import { ParsedMarker } from '@/components/ui/parsed-marker'
import { splashScript } from '@/lib/document/splash-script.mjs'
import { splashStylesheetPath } from '@/lib/site/splash'
import { headerCopy } from './copy'

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

/** The client's copy is empty: only the script in the HTML runs. */
const scriptInHtml = typeof window === 'undefined' ? splashScript : ''

/** The splash screen: an overlay over the rendered page, which CSS hides (R9, A8). */
function Splash({ productName, tagline }: Props) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: scriptInHtml }} suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={splashStylesheetPath} />
      </noscript>
      <div
        className="splash bg-night fixed inset-0 z-50 grid place-content-center text-center text-white"
        data-testid="splash"
        aria-hidden="true"
      >
        <div className="hidden-until-parsed grid gap-4">
          <BrandMark className="text-brand-tint mx-auto h-24" />
          <p className="font-display text-4xl font-bold">{productName}</p>
          <p className="text-brand-tint px-6">{tagline}</p>
          <ParsedMarker />
        </div>
      </div>
    </>
  )
}
