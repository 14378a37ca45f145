import { type SiteArea, universes } from './universes.mjs'

/** A page whose path does not depend on content: read by metadata, sitemap, breadcrumbs and tests. */
type StaticRoute = {
  /** The canonical URL, from the site's origin, with its query. */
  path: string
  /** Its name in breadcrumbs. */
  name: string
  /** The document's title without the site's name; at most 60 characters with it. */
  title: string
  /** 120 to 155 characters. */
  description: string
  /** The area of the site; the page has its share image. */
  area: SiteArea
  /** The path of its parent in breadcrumbs; of the home page its own. */
  parent: StaticPath
}

/** The name, the title and the description of each page. */
const pages = {
  '/': [
    'Accueil',
    'Culture, beauté et ambition africaine',
    'Depuis Cotonou, une maison pour la diaspora africaine\u00a0: reportages et événements, institut de beauté, voyages et visas, immobilier au Bénin.',
  ],
  '/medias': [
    'Médias',
    'Médias\u00a0: la diaspora se raconte',
    'Reportages, portraits, photos et événements de la diaspora africaine, filmés et racontés depuis Cotonou par notre rédaction.',
  ],
  '/medias/mediavideo': [
    'Vidéos',
    'Nos reportages en vidéo',
    'Tous nos reportages\u00a0: portraits, culture et initiatives de la diaspora africaine et du Bénin, filmés par la rédaction de Cotonou.',
  ],
  '/medias/mediagalerie': [
    'Galerie',
    'Galerie photos du Bénin et de la diaspora',
    'Photos de la diaspora africaine et du Bénin\u00a0: fêtes, métiers, portraits et lieux, vus par la rédaction de Cotonou, à ouvrir en plein écran.',
  ],
  '/medias/mediaevenements': [
    'Événements',
    'Événements de la diaspora africaine',
    'Projections, concerts, ateliers et rencontres de la diaspora africaine\u00a0: les événements à venir et passés, à Cotonou et en ligne.',
  ],
  '/beaute': [
    'Beauté',
    'Beauté et bien-être à Cotonou',
    'Soins du visage et du corps pour femme et homme, avec leurs prix, et formations aux métiers de la beauté, dans un institut de Cotonou.',
  ],
  '/beaute/photobeaute': [
    'Photos',
    'Photos de l’institut de beauté',
    'Tresses, soins, matières et lieux\u00a0: les photos de l’institut de beauté de Cotonou, à parcourir en plein écran, sur téléphone ou ordinateur.',
  ],
  '/beaute/videosbeaute': [
    'Vidéos',
    'Nos réalisations beauté en vidéo',
    'Soins, tresses, manucures et maquillages filmés à l’institut de Cotonou\u00a0: toutes nos réalisations en vidéo, de la plus récente à la plus ancienne.',
  ],
  '/voyage': [
    'Voyage',
    'Voyage\u00a0: destinations et packs visa',
    'Espagne, France, Italie\u00a0: nos guides, trois packs visa et un accompagnement depuis Cotonou, du premier document à votre arrivée.',
  ],
  '/immobilier': [
    'Immobilier',
    'Immobilier\u00a0: maisons à vendre au Bénin',
    'Maisons en vente à Cotonou, Porto-Novo, Calavi ou Ouidah\u00a0: photos, adresses, prix en francs CFA et en euros, et une réponse sur WhatsApp.',
  ],
  '/immobilier?onglet=louer': [
    'Maisons à louer',
    'Immobilier\u00a0: maisons à louer au Bénin',
    'Maisons à louer à Cotonou et dans les villes voisines\u00a0: photos, adresses, chambres et loyers en francs CFA et en euros, réponse sur WhatsApp.',
  ],
  '/immobilier?onglet=devis': [
    'Devis personnel',
    'Immobilier\u00a0: devis de construction',
    'Faire bâtir au Bénin depuis la France, le Canada ou d’ailleurs\u00a0: décrivez votre projet sur WhatsApp et recevez un devis personnel.',
  ],
  '/mentions-legales': [
    'Mentions légales',
    'Mentions légales',
    'Qui publie ce site, qui l’héberge, comment nous joindre, et à qui appartiennent les textes, les images et les films que vous y trouvez.',
  ],
  '/confidentialite': [
    'Confidentialité',
    'Confidentialité\u00a0: aucun cookie de notre part',
    'Ce site ne dépose aucun cookie et ne crée aucun compte. Voici ce que font WhatsApp, YouTube et la carte quand vous choisissez de les ouvrir.',
  ],
  '/accessibilite': [
    'Accessibilité',
    'Accessibilité du site',
    'Clavier, lecteurs d’écran, contrastes, petits écrans et connexions lentes\u00a0: ce que le site permet, ce qui reste à faire et comment nous le dire.',
  ],
  '/plan-du-site': [
    'Plan du site',
    'Plan du site',
    'Toutes les pages du site\u00a0: vidéos, photos, événements, institut de beauté et formations, destinations et visas, maisons à vendre ou à louer.',
  ],
} as const satisfies Record<string, readonly [name: string, title: string, description: string]>

export type StaticPath = keyof typeof pages

const paths = Object.keys(pages) as StaticPath[]

/** Every page that search engines may index, except those of the backend's content. */
export const staticRoutes: readonly (StaticRoute & { path: StaticPath })[] = paths.map((path) => {
  const [name, title, description] = pages[path]
  const area = universes.find((universe) => path.startsWith(universe.path))?.key ?? 'accueil'
  const parent = (path.replace(/[/?][^/?]*$/, '') || '/') as StaticPath
  return { path, name, title, description, area, parent }
})

/**
 * The static route of a path.
 * @throws Error when there is none
 */
export function staticRoute(path: StaticPath): StaticRoute {
  const page = staticRoutes.find((it) => it.path === path)
  if (!page) throw new Error(`No such page: ${path}`)
  return page
}
