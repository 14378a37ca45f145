'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from './full-screen-spinner'
import { prefersReducedData } from './visitor-preferences'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * An internal link that prefetches its page on hover, focus or touch. A URL with a query string is
 * not prefetched, because the router finds prefetched pages by pathname.
 */
export function IntentLink({ children, ...props }: Props) {
  const [intent, setIntent] = useState(false)
  const prefetchOnIntent = () =>
    setIntent(!prefersReducedData() && !String(props.href).includes('?'))
  return (
    <Link
      {...props}
      prefetch={intent ? null : false}
      onMouseEnter={prefetchOnIntent}
      onFocus={prefetchOnIntent}
      onTouchStart={prefetchOnIntent}
    >
      {children}
      <NavigationPending />
    </Link>
  )
}

/** The spinner of a pending navigation, which CSS shows after a delay. */
function NavigationPending() {
  const { pending } = useLinkStatus()
  if (!pending) return null
  return createPortal(
    <div className="appear-late">
      <FullScreenSpinner />
    </div>,
    document.body,
  )
}
