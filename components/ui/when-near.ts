/**
 * Calls back once an element is about to be seen: within half a screen of the viewport.
 * @returns what cancels it
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: '50% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
