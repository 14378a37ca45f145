import type { ReactNode } from 'react'
import { ParsedMarker } from '@/components/ui/parsed-marker'

type Props = {
  className?: string
  /** One link that looks like a button. */
  children: ReactNode
}

/** The one action of a page, which styles alone move to the bottom of a phone's screen (action-bar.css). */
export function ActionBar({ className = '', children }: Props) {
  return (
    <div className={`hidden-until-parsed action-bar [&>.button]:w-full ${className}`}>
      {children}
      <ParsedMarker />
    </div>
  )
}
