/**
 * Calls back once the splash no longer covers the page: at once when it does not show.
 * @returns a function that cancels the call
 */
export function onceSplashEnds(callback: () => void): () => void {
  let isCancelled = false
  const animations = document.querySelector('.splash')?.getAnimations() ?? []
  // A splash that is skipped loses its animation, whose promise is then rejected.
  void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
    if (!isCancelled) callback()
  })
  return () => (isCancelled = true)
}
