'use client'

import { useCallback, useState } from 'react'

/** The present width of an element in pixels, 0 until it is there. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const element = useCallback((node: HTMLElement | null) => {
    if (!node) return
    const observer = new ResizeObserver(() => setWidth(node.clientWidth))
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return { element, width }
}
