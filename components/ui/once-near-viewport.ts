/**
 * Calls back once, when an element comes near the viewport.
 * @param margin the `rootMargin` of the observer; by default half a screen above and below
 * @returns a function that stops observing
 */
export function onceNearViewport(
  element: Element,
  callback: () => void | Promise<void>,
  margin: string = '50% 0px',
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      void callback()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
