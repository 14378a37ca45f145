'use client'

import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

/**
 * A summary, and a list that lies over the page below it, on phones at the bottom of the screen. The browser opens
 * and closes it, also by a tap beside it (menu.css); Escape closes it too, and the focus when it goes on.
 */
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
    <details className="menu" onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
    </details>
  )
}
