import type { APIRequestContext } from '@playwright/test'

type ServerHtml = {
  status: number
  headers: Record<string, string>
  /** The visible text of the body without scripts, entities decoded, white space collapsed. */
  text: string
  /** The HTML without its scripts. */
  html: string
}

const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"' },
  ...{ '#x27': "'", '#39': "'" },
}

/** A text of HTML or XML, entities decoded. */
export const decoded = (text = '') =>
  text.replace(/&([^;]{2,4});/g, (all, name: string) => entities[name] ?? all)

/** Fetches a page once, as the server sends it. */
export async function serverHtml(request: APIRequestContext, url: string): Promise<ServerHtml> {
  const response = await request.get(url)
  const html = withoutScripts(await response.text())
  return { status: response.status(), headers: response.headers(), html, text: textOf(html) }
}

/** The HTML without scripts, their preloads aside. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
}

/** The visible text of a piece of HTML, entities decoded, white space collapsed; empty without one. */
export function textOf(html = ''): string {
  const text = html
    .replace(/^[\s\S]*?<body[^>]*>/i, '')
    .replace(/<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
  return decoded(text).replace(/\s+/g, ' ').trim()
}
