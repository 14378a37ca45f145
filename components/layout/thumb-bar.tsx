import type { ReactNode } from 'react'

type Props = {
  className?: string
  /** One link that looks like a button. */
  children: ReactNode
}

/**
 * The one action of a page: at the bottom of the screen on phones, in the text elsewhere. Styles alone
 * move it, so it stands once in the page, and needs no script (components/layout/thumb-bar.css).
 */
export function ThumbBar({ className = '', children }: Props) {
  return <div className={`thumb-bar ${className}`}>{children}</div>
}
