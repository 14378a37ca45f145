/**
 * Calls back once, when an element is about to be seen.
 * @param margin how far around the viewport counts, as an IntersectionObserver writes it; half a
 * screen above and below by default
 * @returns what cancels it
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
