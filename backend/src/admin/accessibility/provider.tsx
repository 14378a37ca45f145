'use client'

import { type ReactNode, useEffect } from 'react'
import { completeMarkup } from './complete-markup'
import { describeFields } from './describe-fields'
import { translateTexts } from './french-texts'

/** Around every page of the back-office: completes Payload's elements whenever some are added. */
export function Accessibility({ children }: { children?: ReactNode }) {
  useEffect(() => {
    let frame = 0
    const complete = () => {
      frame = 0
      completeMarkup(document)
      describeFields(document)
      translateTexts(document)
    }
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(complete)
    })
    complete()
    observer.observe(document.body, { characterData: true, childList: true, subtree: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return children
}
