/**
 * The four universes (main areas of the site), in the order of the menus and the home page. Settings,
 * menus, share images, players and tests all read this list.
 */
export const universes = [
  {
    key: 'medias',
    hasPlayer: true,
    name: 'Médias',
    path: '/medias',
    title: 'Médias',
    subtitle: 'Documentaires, portraits et histoires qui inspirent.',
    defaultImage: '/images/univers/medias.jpg',
    hoverImage: '/images/univers/medias-survol.jpg',
    buttonText: 'Explorer les histoires',
  },
  {
    key: 'voyage',
    hasPlayer: false,
    name: 'Voyage',
    path: '/voyage',
    title: 'Voyage',
    subtitle: 'Destinations, conseils et démarches de visa, accompagnés de bout en bout.',
    defaultImage: '/images/univers/voyage.jpg',
    hoverImage: '/images/univers/voyage-survol.jpg',
    buttonText: 'Planifier un voyage',
  },
  {
    key: 'beaute',
    hasPlayer: true,
    name: 'Beauté',
    path: '/beaute',
    title: 'Beauté et bien-être',
    subtitle: 'Un institut à Cotonou\u00a0: des soins, et des formations pour en faire un métier.',
    defaultImage: '/images/univers/beaute.jpg',
    hoverImage: '/images/univers/beaute-survol.jpg',
    buttonText: "Découvrir l'institut",
  },
  {
    key: 'immobilier',
    hasPlayer: false,
    name: 'Immobilier',
    path: '/immobilier',
    title: 'Immobilier',
    subtitle: 'Acheter, louer ou faire construire au pays, même depuis l’autre rive.',
    defaultImage: '/images/univers/immobilier.jpg',
    hoverImage: '/images/univers/immobilier-survol.jpg',
    buttonText: 'Voir nos projets',
  },
] as const

export type Universe = (typeof universes)[number]
type UniverseKey = Universe['key']

/** The universes with a video player. */
export type PlayerArea = Extract<Universe, { hasPlayer: true }>['key']

/** The areas of the site: the home page with the legal pages, and each universe. */
export const siteAreas = ['accueil', ...universes.map(({ key }) => key)] as const
export type SiteArea = 'accueil' | UniverseKey
