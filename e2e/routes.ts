import { staticRoute, type StaticPath } from '../lib/site/static-routes'

/** A page of the site as every check that concerns all pages sees it. */
export type RouteRow = {
  path: string
  /** What the document's title begins with. */
  title: RegExp
  /** The one first-level heading. */
  h1: RegExp
  area: 'accueil' | 'admin' | 'medias' | 'beaute' | 'voyage' | 'immobilier' | 'aucune'
  status: 200 | 404
  /** Whether search engines may list it. */
  listed: boolean
  /** A page of the mock backend's own content, which no deployed copy has. */
  isMockContent?: true
}

/** The areas that headers and the home page lead to. */
export const universePaths = ['/medias', '/voyage', '/beaute', '/immobilier'] as const

/** An address that no page has. */
export const unknownPath = '/cette-page-n-existe-pas'

type Area = RouteRow['area']

/** A page of the site's own table of routes. */
function ofTable(path: StaticPath, area: Area, h1: RegExp): RouteRow {
  return { path, title: beginsWith(staticRoute(path).title), h1, area, status: 200, listed: true }
}

/** A page of the mock backend's content: its title is its heading. */
function ofContent(path: string, area: Area, name: string): RouteRow {
  const h1 = new RegExp(`^${escaped(name)}$`)
  return { path, title: beginsWith(name), h1, area, status: 200, listed: true, isMockContent: true }
}

/** A page for visitors only. */
function hidden(path: string, area: Area, text: string, status: 200 | 404 = 404): RouteRow {
  const h1 = new RegExp(`^${escaped(text)}$`)
  return { path, title: beginsWith(text.replace(/\.$/, '')), h1, area, status, listed: false }
}

/** Every route once: a new page is covered by one line here. */
const allRoutes: RouteRow[] = [
  ofTable('/', 'accueil', /Rayonne/),
  hidden('/admin', 'admin', 'Espace Admin', 200),
  ofTable('/medias', 'medias', /^Médias$/),
  ofTable('/medias/mediavideo', 'medias', /^Nos reportages$/),
  ofTable('/medias/mediagalerie', 'medias', /^Galerie photos$/),
  ofTable('/medias/mediaevenements', 'medias', /^Événements$/),
  ofContent('/medias/videoplayers?v=medias00001', 'medias', 'Les bâtisseuses de Porto-Novo'),
  ofContent('/medias/mediaevenements/nuit-du-conte', 'medias', 'La nuit du conte'),
  hidden('/medias/mediaevenements/jamais-annonce', 'medias', 'Événement non trouvé.'),
  hidden('/medias/videoplayers', 'medias', 'Vidéo introuvable.', 200),
  ofTable('/beaute', 'beaute', /^Institut Rayonne$/),
  ofTable('/beaute/photobeaute', 'beaute', /^Nos photos$/),
  ofTable('/beaute/videosbeaute', 'beaute', /^Nos réalisations$/),
  ofContent('/beaute/videoplayers?v=beaute00001', 'beaute', 'Soin du visage à l’argile'),
  ofContent('/beaute/formations/coiffure-tresses', 'beaute', 'Coiffure et tresses'),
  hidden('/beaute/formations/jamais-donnee', 'beaute', 'Formation non trouvée.'),
  hidden('/beaute/videoplayers', 'beaute', 'Vidéo introuvable.', 200),
  ofTable('/voyage', 'voyage', /^Voyage$/),
  {
    path: '/voyage/destination/france',
    title: /France/,
    h1: /France/,
    area: 'voyage',
    status: 200,
    listed: true,
  },
  hidden('/voyage/destination/nulle-part', 'voyage', 'Destination non trouvée.'),
  ofTable('/immobilier', 'immobilier', /^Immobilier$/),
  ofTable('/immobilier?onglet=louer', 'immobilier', /^Immobilier$/),
  ofTable('/immobilier?onglet=devis', 'immobilier', /^Immobilier$/),
  {
    path: '/immobilier?maison=3',
    title: /^Villa 3 à Godomey/,
    h1: /^Immobilier$/,
    area: 'immobilier',
    status: 200,
    listed: true,
    isMockContent: true,
  },
  ofTable('/mentions-legales', 'accueil', /^Mentions légales$/),
  ofTable('/confidentialite', 'accueil', /^Confidentialité/),
  ofTable('/accessibilite', 'accueil', /^Accessibilité/),
  hidden('/hors-ligne', 'accueil', 'Hors ligne', 200),
  { ...hidden(unknownPath, 'aucune', ''), title: /introuvable/i, h1: /introuvable|n’existe pas/i },
]

/** The routes that the site under test has. */
export const routes = allRoutes.filter(
  ({ isMockContent }) => !isMockContent || !process.env.BASE_URL,
)

function beginsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
