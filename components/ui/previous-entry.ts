/** The property of `history.state` that says whether the entry follows another page of this site. */
const stateKey = 'followsOwnPage'

/** Whether the previous history entry of this tab is another page of this site (A28). */
export function isPreviousEntryOwn(): boolean {
  if (!('navigation' in window)) {
    const noted = history.state?.[stateKey] as boolean | undefined
    return noted ?? (document.referrer.startsWith(`${origin}/`) && history.length > 1)
  }
  // The Navigation API lists entries of this origin only.
  const { currentEntry } = window.navigation
  const previous = window.navigation.entries()[(currentEntry?.index ?? 0) - 1]
  return Boolean(previous?.url) && new URL(previous?.url ?? origin).pathname !== location.pathname
}

/**
 * Without the Navigation API (Safari before 26.2), notes in `history.state` which entries follow another page of this
 * site. The router replaces the state several times for each page, so the note is added to every state.
 */
export function notePreviousEntries(): void {
  if ('navigation' in window) return
  for (const method of ['pushState', 'replaceState'] as const) {
    const setState = history[method].bind(history)
    history[method] = (state: object | null, unused, url) => {
      const isOtherPage = new URL(url ?? '', location.href).pathname !== location.pathname
      const kept = method === 'pushState' ? false : history.state?.[stateKey]
      setState({ ...state, [stateKey]: isOtherPage || kept }, unused, url)
    }
  }
}
