import type { ReactNode } from 'react'
import { ParsedMarker } from '@/components/ui/parsed-marker'

type Props = {
  className?: string
  /** One link that looks like a button. */
  children: ReactNode
}

/**
 * The one action of a page: at the bottom of the screen on phones, in the text elsewhere. Styles alone
 * move it, so it stands once in the page, and needs no script (components/layout/action-bar.css).
 */
export function ActionBar({ className = '', children }: Props) {
  return (
    <div className={`hidden-until-parsed action-bar ${className}`}>
      {children}
      <ParsedMarker />
    </div>
  )
}
