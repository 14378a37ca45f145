'use client'

import { type FocusEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { goBack } from './go-back'

/** The state of an overlay: Back and Escape close it. The element that opened it gets the focus back. */
export function useOverlay() {
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  /** Whether the focus has gone on, and stays where it is. */
  const isLeft = useRef(false)
  const open = trigger !== null

  const show = useCallback(
    (opener: HTMLElement) => {
      isLeft.current = false
      // Once: an entry may be there from a tap during hydration.
      if (window.history.state?.overlay !== id) window.history.pushState({ overlay: id }, '')
      setTrigger(opener)
    },
    [id],
  )
  const hide = useCallback(() => {
    if (window.history.state?.overlay === id) goBack()
    else setTrigger(null)
  }, [id])

  useEffect(() => {
    if (!trigger) return
    const listening = new AbortController()
    const { signal } = listening
    const onPopState = () => {
      if (window.history.state?.overlay !== id) setTrigger(null)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      hide()
    }
    window.addEventListener('popstate', onPopState, { signal })
    window.addEventListener('keydown', onKeyDown, { signal })
    return () => {
      listening.abort()
      if (!isLeft.current) trigger.focus()
    }
  }, [trigger, id, hide])

  /** For an overlay that is not modal: closes it when the focus leaves it. */
  const hideOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return
    isLeft.current = true
    hide()
  }

  /** For a link inside with `replace`: its page replaces the history entry of the overlay. */
  const hideForNavigation = () => setTrigger(null)

  return { open, show, hide, hideOnLeave, hideForNavigation }
}

/** The ref of a button that opens an overlay: opens it after a tap before hydration. */
export function useEarlyTap(show: (opener: HTMLElement) => void) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Such a tap has given it the focus, and nothing else.
    if (button.current?.matches(':focus:not(:focus-visible)')) show(button.current)
  }, [show])
  return button
}
