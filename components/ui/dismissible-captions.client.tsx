'use client'

import { useEffect } from 'react'

/** Escape hides the captions over the posters under the pointer and of the focus, until they leave (WCAG 1.4.13). */
export function DismissibleCaptions() {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      for (const card of document.querySelectorAll<HTMLElement>(
        '.poster-card:is(:hover, :focus-within)',
      )) {
        card.dataset.dismissed = ''
        const end = new AbortController()
        const show = ({ relatedTarget }: MouseEvent | FocusEvent) => {
          if (relatedTarget instanceof Node && card.contains(relatedTarget)) return
          delete card.dataset.dismissed
          end.abort()
        }
        for (const type of ['mouseleave', 'focusout'] as const) {
          card.addEventListener(type, show, { signal: end.signal })
        }
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return null
}
