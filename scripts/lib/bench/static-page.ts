import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/**
 * Serves the text of pages as plain HTML without scripts and style sheets, to compare with.
 * @param port of 127.0.0.1
 */
export function serveStaticPages(port: number) {
  let body = Buffer.alloc(0)
  const server = createServer((_, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' }
    response.writeHead(200, { ...headers, 'Content-Length': body.length }).end(body)
  }).listen(port, '127.0.0.1')
  return {
    /** @param html the page whose text is served from now on */
    show: (html: string) => {
      body = brotliCompressSync(plainPage(html))
    },
    stop: () => void server.close().closeAllConnections(),
  }
}

/** Headings and paragraphs of a page. */
function plainPage(html: string): string {
  const elements = html.match(/<(h[1-6]|p|li)\b[^>]*>[\s\S]*?<\/\1>/g) ?? []
  const texts = elements.map((element) => `<p>${element.replace(/<[^>]+>/g, ' ')}</p>`)
  const style = 'body{font:16px/1.5 system-ui;margin:1rem auto;max-width:40rem}'
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texte</title><style>${style}</style>${texts.join('')}`
}
