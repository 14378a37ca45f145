/** A page of the site as every check that concerns all pages sees it. */
export interface RouteRow {
  path: string
  /** What the document's title says. */
  title: RegExp
  /** The one first-level heading. */
  h1: RegExp
  area: 'accueil' | 'admin' | 'medias' | 'beaute' | 'voyage' | 'immobilier' | 'aucune'
  status: 200 | 404
  /** A page of the stub's own content, which no deployed copy has. */
  ofStub?: true
}

/** The areas that headers and the home page lead to. */
export const AREAS = ['/medias', '/voyage', '/beaute', '/immobilier'] as const

/** An address that no page has. */
export const UNKNOWN_PATH = '/cette-page-n-existe-pas'

/** Every route once: a new page is covered by one line here. */
const allRoutes: RouteRow[] = [
  { path: '/', title: /Rayonne/, h1: /Rayonne/, area: 'accueil', status: 200 },
  { path: '/admin', title: /^Espace Admin/, h1: /^Espace Admin$/, area: 'admin', status: 200 },
  { path: '/medias', title: /^Médias/, h1: /^Médias$/, area: 'medias', status: 200 },
  {
    path: '/medias/mediavideo',
    title: /Nos reportages/,
    h1: /^Nos reportages$/,
    area: 'medias',
    status: 200,
  },
  {
    path: '/medias/mediagalerie',
    title: /Galerie photos/,
    h1: /^Galerie photos$/,
    area: 'medias',
    status: 200,
  },
  {
    path: '/medias/mediaevenements',
    title: /Événements/,
    h1: /^Événements$/,
    area: 'medias',
    status: 200,
  },
  {
    path: '/medias/videoplayers?v=medias00001',
    title: /Les bâtisseuses de Porto-Novo/,
    h1: /^Les bâtisseuses de Porto-Novo$/,
    area: 'medias',
    status: 200,
    ofStub: true,
  },
  {
    path: '/medias/mediaevenements/nuit-du-conte',
    title: /La nuit du conte/,
    h1: /^La nuit du conte$/,
    area: 'medias',
    status: 200,
    ofStub: true,
  },
  {
    path: '/medias/mediaevenements/jamais-annonce',
    title: /Événement non trouvé/,
    h1: /^Événement non trouvé\.$/,
    area: 'medias',
    status: 404,
  },
  {
    path: '/medias/videoplayers',
    title: /Vidéo introuvable/,
    h1: /^Vidéo introuvable\.$/,
    area: 'medias',
    status: 200,
  },
  { path: '/beaute', title: /Beauté/, h1: /^Beauté/, area: 'beaute', status: 200 },
  { path: '/voyage', title: /Voyage/, h1: /^Voyage$/, area: 'voyage', status: 200 },
  { path: '/immobilier', title: /Immobilier/, h1: /^Immobilier$/, area: 'immobilier', status: 200 },
  {
    path: UNKNOWN_PATH,
    title: /introuvable/i,
    h1: /introuvable|n’existe pas/i,
    area: 'aucune',
    status: 404,
  },
]

/** The routes that the site under test has. */
export const routes = allRoutes.filter(({ ofStub }) => !ofStub || !process.env.BASE_URL)
