/** Pages of a publication at most: what is beyond waits for its first visit. */
const maxPages = 20
const timeoutMs = 20_000

/**
 * Has the site render pages, and draw the share images and posters that they name, before anybody asks for them: one after the other.
 * Never rejects.
 * @param site its origin @param paths of its pages
 */
export async function warmPages(site: string, paths: string[]): Promise<void> {
  const read = async (path: string) => {
    const response = await fetch(site + path, { signal: AbortSignal.timeout(timeoutMs) })
    return response.text()
  }
  for (const path of paths.slice(0, maxPages)) {
    const html = await read(path).catch(() => '')
    for (const image of new Set(html.match(/\/partage\/[^"'\\\s]+\.jpg/g))) {
      await read(image).catch(() => '')
    }
  }
}
