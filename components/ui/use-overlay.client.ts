'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'

/**
 * The state of something that lies over the page. Opening adds a history entry, so that Back
 * closes it; Escape closes it too. What was focused gets the focus back.
 */
export function useOverlay() {
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  const leaving = useRef(false)
  const open = trigger !== null

  const show = useCallback(
    (from: HTMLElement) => {
      leaving.current = false
      window.history.pushState({ overlay: id }, '')
      setTrigger(from)
    },
    [id],
  )
  const hide = useCallback(() => {
    // Going back takes a moment; a second Escape in it must not go back twice.
    if (leaving.current) return
    leaving.current = true
    if (window.history.state?.overlay === id) window.history.back()
    else setTrigger(null)
  }, [id])

  useEffect(() => {
    if (!trigger) return
    const onPopState = () => {
      if (window.history.state?.overlay !== id) setTrigger(null)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      hide()
    }
    window.addEventListener('popstate', onPopState)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('popstate', onPopState)
      window.removeEventListener('keydown', onKeyDown)
      trigger.focus()
    }
  }, [trigger, id, hide])

  /** For a link inside: the page it opens takes the place of the overlay's history entry. */
  const leave = useCallback(() => setTrigger(null), [])

  return { open, show, hide, leave }
}

export type Overlay = ReturnType<typeof useOverlay>
