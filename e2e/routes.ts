import { type StaticPath, staticRoute } from '../lib/shared/static-routes'
import { type Universe, universes } from '../lib/shared/universes.mjs'

/** What the checks that run over all pages expect of one page. */
export type RouteRow = {
  path: string
  /** Matches the document's title. */
  title: RegExp
  /** Matches the single first-level heading. */
  h1: RegExp
  area: 'accueil' | 'admin' | Universe['key'] | 'none'
  status: 200 | 403 | 404
  /** Whether search engines may list it. */
  listed: boolean
  /** A page of the mock backend's own content, which no deployed copy has. */
  isMockContent?: true
}

/** The landing pages of the universes. */
export const universePaths = universes.map(({ path }) => path)

/** An address that no page has. */
export const unknownPath = '/cette-page-n-existe-pas'

type Area = RouteRow['area']

/** A page of the table of static routes. */
function staticPage(path: StaticPath, area: Area, h1: RegExp): RouteRow {
  return { path, title: beginsWith(staticRoute(path).title), h1, area, status: 200, listed: true }
}

/** A page of the mock backend's content: its title is its heading. */
function contentPage(path: string, area: Area, name: string): RouteRow {
  const h1 = new RegExp(`^${escaped(name)}$`)
  return { path, title: beginsWith(name), h1, area, status: 200, listed: true, isMockContent: true }
}

/** A page that search engines must not list. */
function unlisted(
  path: string,
  area: Area,
  text: string,
  status: RouteRow['status'] = 404,
): RouteRow {
  const h1 = new RegExp(`^${escaped(text)}$`)
  return { path, title: beginsWith(text.replace(/\.$/, '')), h1, area, status, listed: false }
}

/** Every route once: a new page is covered by one line here. */
const allRoutes: RouteRow[] = [
  staticPage('/', 'accueil', /Rayonne/),
  unlisted('/admin', 'admin', 'Espace Admin', 200),
  staticPage('/medias', 'medias', /^Médias$/),
  staticPage('/medias/mediavideo', 'medias', /^Nos reportages$/),
  staticPage('/medias/mediagalerie', 'medias', /^Galerie photos$/),
  staticPage('/medias/mediaevenements', 'medias', /^Événements$/),
  contentPage('/medias/videoplayers?v=medias00001', 'medias', 'Les bâtisseuses de Porto-Novo'),
  contentPage('/medias/mediaevenements/nuit-du-conte', 'medias', 'La nuit du conte'),
  unlisted('/medias/mediaevenements/jamais-annonce', 'medias', 'Événement non trouvé.'),
  unlisted('/medias/videoplayers', 'medias', 'Vidéo introuvable.', 200),
  staticPage('/beaute', 'beaute', /^Institut Rayonne$/),
  staticPage('/beaute/photobeaute', 'beaute', /^Nos photos$/),
  {
    ...contentPage('/beaute/photobeaute/page/2', 'beaute', 'Nos photos, page 2'),
    title: /^Photos de l’institut de beauté, page 2/,
  },
  unlisted('/beaute/photobeaute/page/3', 'beaute', 'Page non trouvée.'),
  staticPage('/beaute/videosbeaute', 'beaute', /^Nos réalisations$/),
  contentPage('/beaute/videoplayers?v=beaute00001', 'beaute', 'Soin du visage à l’argile'),
  contentPage('/beaute/formations/coiffure-tresses', 'beaute', 'Coiffure et tresses'),
  unlisted('/beaute/formations/jamais-donnee', 'beaute', 'Formation non trouvée.'),
  unlisted('/beaute/videoplayers', 'beaute', 'Vidéo introuvable.', 200),
  staticPage('/voyage', 'voyage', /^Voyage$/),
  {
    ...staticPage('/voyage', 'voyage', /France/),
    ...{ path: '/voyage/destination/france', title: /France/ },
  },
  unlisted('/voyage/destination/nulle-part', 'voyage', 'Destination non trouvée.'),
  staticPage('/immobilier', 'immobilier', /^Immobilier$/),
  staticPage('/immobilier?onglet=louer', 'immobilier', /^Immobilier$/),
  staticPage('/immobilier?onglet=devis', 'immobilier', /^Immobilier$/),
  contentPage('/immobilier?maison=3', 'immobilier', 'Villa 3 à Godomey'),
  staticPage('/mentions-legales', 'accueil', /^Mentions légales$/),
  staticPage('/confidentialite', 'accueil', /^Confidentialité/),
  staticPage('/accessibilite', 'accueil', /^Accessibilité/),
  staticPage('/plan-du-site', 'accueil', /^Plan du site$/),
  unlisted('/hors-ligne', 'accueil', 'Hors ligne', 200),
  unlisted('/recherche?q=conte', 'accueil', 'Recherche\u00a0: «\u00a0conte\u00a0»', 200),
  // A preview without a signature; e2e/embedded-backend/preview.spec.ts opens signed ones.
  unlisted('/apercu/evenements/1', 'accueil', 'Cet aperçu ne s’ouvre pas', 403),
  { ...unlisted(unknownPath, 'none', ''), title: /introuvable/i, h1: /introuvable|n’existe pas/i },
]

/** The routes that the site under test has. */
export const routes = allRoutes.filter(
  ({ isMockContent }) => !isMockContent || !process.env.BASE_URL,
)

/** Those whose template another one has: the slow tier, at further widths, leaves them out. */
const variants = [
  ...['/beaute/photobeaute/page/2', '/beaute/photobeaute/page/3', '/beaute/videoplayers'],
  ...['/beaute/videoplayers?v=beaute00001', '/beaute/formations/jamais-donnee'],
  ...['/voyage/destination/nulle-part', '/immobilier?onglet=louer', '/mentions-legales'],
]

/** A route of each template. */
export const templates = routes.filter(({ path }) => !variants.includes(path))

function beginsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

/** Names of headings have ordinary spaces, titles have those of the text. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`)
}
