import staticRoutes from '../contract/static-routes.json' with { type: 'json' }
import { type Universe, universes } from '../contract/universes.mjs'
import rows from './routes.json' with { type: 'json' }
import { deployedUrl } from './support/shared-site'

/** What the checks that run over all pages expect of one page. */
export type RouteRow = {
  path: string
  /** Matches the document's title: in the file what it begins with, where it is not the usual one. */
  title: RegExp
  /** Matches the single first-level heading, whose text the file has. */
  h1: RegExp
  area: 'accueil' | 'admin' | Universe['key'] | 'none'
  /** 200 unless the file says otherwise. */
  status: number
  /** Whether search engines may list it, as most. */
  listed: boolean
  /** A page of the mock backend's own content, which no deployed copy has. */
  isMockContent?: boolean
  /** Another one has its template: the slow tier, at further widths, leaves it out. */
  isVariant?: boolean
}

/** The landing pages of the universes. */
export const universePaths = universes.map(({ path }) => path)

/** An address that no page has. */
export const unknownPath = '/cette-page-n-existe-pas'

/** The title of a page: of the table of static routes, or else its heading. */
function titleOf({ path, h1, title }: { path: string; h1: string; title?: string }): string {
  const fixed: Record<string, { title: string } | undefined> = staticRoutes
  return title ?? fixed[path]?.title ?? h1.replace(/\.$/, '')
}

/** The routes that the site under test has. */
export const routes = rows
  .filter(({ isMockContent }) => !isMockContent || !deployedUrl)
  .map((row): RouteRow => {
    const defaults = { status: 200, listed: true }
    const patterns = {
      title: new RegExp(`^${escaped(titleOf(row))}`),
      h1: new RegExp(`^${escaped(row.h1)}$`),
    }
    return { ...defaults, ...row, ...patterns, area: row.area as RouteRow['area'] }
  })

/** A route of each template. */
export const templates = routes.filter(({ isVariant }) => !isVariant)

/** Names of headings have ordinary spaces, titles have those of the text. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`)
}
