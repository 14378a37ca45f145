let isGoing = false

/** Goes back in history; not a second time before the browser has arrived, as on a double tap. */
export function goBack(): void {
  if (isGoing) return
  isGoing = true
  const arrive = () => (isGoing = false)
  // The other event is of a page that the browser had kept, when a visitor returns to it.
  for (const type of ['popstate', 'pageshow']) window.addEventListener(type, arrive, { once: true })
  window.history.back()
}
