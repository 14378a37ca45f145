'use client'

import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useState } from 'react'
import { createPortal } from 'react-dom'
import { FullScreenSpinner } from './full-screen-spinner'
import { prefersReducedData } from './visitor-preferences'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A link of the site that fetches its page when the visitor is about to follow it, never before;
 * an address with a query only then: what is fetched ahead is found by its path.
 */
export function IntentLink({ children, ...props }: Props) {
  const [intent, setIntent] = useState(false)
  const show = () => setIntent(!prefersReducedData() && !String(props.href).includes('?'))
  return (
    <Link
      {...props}
      prefetch={intent ? null : false}
      onMouseEnter={show}
      onFocus={show}
      onTouchStart={show}
    >
      {children}
      <NavigationPending />
    </Link>
  )
}

/** While the next page is awaited: the spinner, which CSS shows only when it takes long. */
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
