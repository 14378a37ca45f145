/** Pages of a publication at most: what is beyond waits for its first visit. */
const maxPages = 20
const timeoutMs = 20_000

/** Has a site render pages, and the share images that they name, before anybody asks. Never rejects. */
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
