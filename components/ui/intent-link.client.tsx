'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import { isPrefetchable } from '@/lib/site/rewritten-paths'
import { FullScreenSpinner } from './full-screen-spinner'
import { prefersReducedData } from './visitor-preferences'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/** An internal link that prefetches its page, where the router can, on hover, focus or touch. */
export function IntentLink({ children, ...props }: Props) {
  const [intent, setIntent] = useState(false)
  const prefetchOnIntent = () =>
    setIntent(!prefersReducedData() && isPrefetchable(String(props.href)))
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
