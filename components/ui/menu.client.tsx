'use client'

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

/** A summary, and a list over the page below it. The browser opens it; Escape, a tap beside it or leaving closes it. */
export function Menu({ children }: { children: ReactNode }) {
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  return (
    <details className="menu group relative print:hidden" onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </details>
  )
}
