import { type SiteArea, universes } from './universes.mjs'

/** A page whose path does not depend on content: read by metadata, sitemap, breadcrumbs and tests. */
export type StaticRoute = {
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
  parent: string
}

const pages = [
  {
    path: '/',
    name: 'Accueil',
    title: 'Culture, beauté et ambition africaine',
    description:
      'Depuis Cotonou, une maison pour la diaspora africaine : reportages et événements, institut de beauté, voyages et visas, immobilier au Bénin.',
  },
  {
    path: '/medias',
    name: 'Médias',
    title: 'Médias : la diaspora se raconte',
    description:
      'Reportages, portraits, photos et événements de la diaspora africaine, filmés et racontés depuis Cotonou par notre rédaction.',
  },
  {
    path: '/medias/mediavideo',
    name: 'Vidéos',
    title: 'Nos reportages en vidéo',
    description:
      'Tous nos reportages : portraits, culture et initiatives de la diaspora africaine et du Bénin, filmés par la rédaction de Cotonou.',
  },
  {
    path: '/medias/mediagalerie',
    name: 'Galerie',
    title: 'Galerie photos du Bénin et de la diaspora',
    description:
      'Photos de la diaspora africaine et du Bénin : fêtes, métiers, portraits et lieux, vus par la rédaction de Cotonou, à ouvrir en plein écran.',
  },
  {
    path: '/medias/mediaevenements',
    name: 'Événements',
    title: 'Événements de la diaspora africaine',
    description:
      'Projections, concerts, ateliers et rencontres de la diaspora africaine : les événements à venir et passés, à Cotonou et en ligne.',
  },
  {
    path: '/beaute',
    name: 'Beauté',
    title: 'Beauté et bien-être à Cotonou',
    description:
      'Soins du visage et du corps pour femme et homme, avec leurs prix, et formations aux métiers de la beauté, dans un institut de Cotonou.',
  },
  {
    path: '/beaute/photobeaute',
    name: 'Photos',
    title: 'Photos de l’institut de beauté',
    description:
      'Tresses, soins, matières et lieux : les photos de l’institut de beauté de Cotonou, à parcourir en plein écran, sur téléphone ou ordinateur.',
  },
  {
    path: '/beaute/videosbeaute',
    name: 'Vidéos',
    title: 'Nos réalisations beauté en vidéo',
    description:
      'Soins, tresses, manucures et maquillages filmés à l’institut de Cotonou : toutes nos réalisations en vidéo, de la plus récente à la plus ancienne.',
  },
  {
    path: '/voyage',
    name: 'Voyage',
    title: 'Voyage : destinations et packs visa',
    description:
      'Espagne, France, Italie : nos guides, trois packs visa et un accompagnement depuis Cotonou, du premier document à votre arrivée.',
  },
  {
    path: '/immobilier',
    name: 'Immobilier',
    title: 'Immobilier : maisons à vendre au Bénin',
    description:
      'Maisons en vente à Cotonou, Porto-Novo, Calavi ou Ouidah : photos, adresses, prix en francs CFA et en euros, et une réponse sur WhatsApp.',
  },
  {
    path: '/immobilier?onglet=louer',
    name: 'Maisons à louer',
    title: 'Immobilier : maisons à louer au Bénin',
    description:
      'Maisons à louer à Cotonou et dans les villes voisines : photos, adresses, chambres et loyers en francs CFA et en euros, réponse sur WhatsApp.',
  },
  {
    path: '/immobilier?onglet=devis',
    name: 'Devis personnel',
    title: 'Immobilier : devis de construction',
    description:
      'Faire bâtir au Bénin depuis la France, le Canada ou d’ailleurs : décrivez votre projet sur WhatsApp et recevez un devis personnel.',
  },
  {
    path: '/mentions-legales',
    name: 'Mentions légales',
    title: 'Mentions légales',
    description:
      'Qui publie ce site, qui l’héberge, comment nous joindre, et à qui appartiennent les textes, les images et les films que vous y trouvez.',
  },
  {
    path: '/confidentialite',
    name: 'Confidentialité',
    title: 'Confidentialité : aucun cookie de notre part',
    description:
      'Ce site ne dépose aucun cookie et ne crée aucun compte. Voici ce que font WhatsApp, YouTube et la carte quand vous choisissez de les ouvrir.',
  },
  {
    path: '/accessibilite',
    name: 'Accessibilité',
    title: 'Accessibilité du site',
    description:
      'Clavier, lecteurs d’écran, contrastes, petits écrans et connexions lentes : ce que le site permet, ce qui reste à faire et comment nous le dire.',
  },
  {
    path: '/plan-du-site',
    name: 'Plan du site',
    title: 'Plan du site',
    description:
      'Toutes les pages du site\u00a0: vidéos, photos, événements, institut de beauté et formations, destinations et visas, maisons à vendre ou à louer.',
  },
] as const satisfies readonly Omit<StaticRoute, 'area' | 'parent'>[]

export type StaticPath = (typeof pages)[number]['path']

/** Every page that search engines may index, except those of the backend's content. */
export const staticRoutes: readonly (StaticRoute & { path: StaticPath })[] = pages.map((page) => ({
  ...page,
  area: universes.find(({ path }) => page.path.startsWith(path))?.key ?? 'accueil',
  parent: page.path.replace(/[/?][^/?]*$/, '') || '/',
}))

/**
 * The static route of a path.
 * @throws Error when there is none
 */
export function staticRoute(path: StaticPath): StaticRoute {
  const page = staticRoutes.find((it) => it.path === path)
  if (!page) throw new Error(`No such page: ${path}`)
  return page
}
