/**
 * For a visitor who saves data: pictures that have not been asked for yet come at one pixel per CSS
 * pixel, and frames that would load by themselves stay away (connection.css).
 */
export function reduceDataUse(): void {
  document.documentElement.dataset.lowData = ''
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[srcset][loading=lazy]')) {
    if (!picture.currentSrc) picture.sizes = `${Math.ceil(picture.width / devicePixelRatio)}px`
  }
}

/** Tells the service worker, which is installed first, what page and pictures have been seen. */
export async function reportPageSeen(): Promise<void> {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const seen = new URL(location.href)
  // What lies open over a page is no page of its own.
  for (const overlay of ['photo', 'maison']) seen.searchParams.delete(overlay)
  const pictures = [...document.images].filter((it) => it.complete).map((it) => it.currentSrc)
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ seen: seen.pathname + seen.search, pictures: pictures.filter(Boolean) })
  } catch {
    // Private windows may refuse; then there are no copies, and nothing else is missing.
  }
}
