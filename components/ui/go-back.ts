let isGoing = false

/** Goes back in history; not a second time before the browser has arrived, as on a double tap. */
export function goBack(): void {
  if (isGoing) return
  isGoing = true
  const arrive = () => (isGoing = false)
  window.addEventListener('popstate', arrive, { once: true })
  // Where no event follows: a visitor stops a page that loads slowly, or comes back to this one.
  setTimeout(arrive, 1000)
  window.history.back()
}
