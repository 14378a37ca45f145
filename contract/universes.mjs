/**
 * The four universes (main areas of the site), in the order of the menus and the home page: the one
 * list of them, for settings, menus, share images, players, the back-office and tests.
 */
export const universes = /** @type {const} */ ([
  {
    key: 'medias',
    hasPlayer: true,
    name: 'Médias',
    path: '/medias',
    title: 'Médias',
    subtitle: 'Documentaires, portraits et histoires qui inspirent.',
    buttonText: 'Explorer les histoires',
  },
  {
    key: 'voyage',
    hasPlayer: false,
    name: 'Voyage',
    path: '/voyage',
    title: 'Voyage',
    subtitle: 'Le pays, le visa, le départ\u00a0: nous vous suivons du début à la fin.',
    buttonText: 'Planifier un voyage',
  },
  {
    key: 'beaute',
    hasPlayer: true,
    name: 'Beauté',
    path: '/beaute',
    title: 'Beauté et bien-être',
    subtitle: 'Un institut à Cotonou\u00a0: des soins, et des formations pour en faire un métier.',
    buttonText: "Découvrir l'institut",
  },
  {
    key: 'immobilier',
    hasPlayer: false,
    name: 'Immobilier',
    path: '/immobilier',
    title: 'Immobilier',
    subtitle: 'Acheter, louer ou faire construire au pays, même depuis l’autre rive.',
    buttonText: 'Voir nos projets',
  },
])

/** @typedef {(typeof universes)[number]} Universe */

/** @typedef {Extract<Universe, { hasPlayer: true }>['key']} PlayerArea the universes with a video player */

/** @typedef {'accueil' | Universe['key']} SiteArea */

/** @typedef {SiteArea | 'formations'} ContactArea */

/** The areas of the site: the home page with the legal pages, and each universe. @type {readonly SiteArea[]} */
export const siteAreas = ['accueil', ...universes.map(({ key }) => key)]

/** The areas with a WhatsApp number of their own: those of the site, and the courses. @type {readonly ContactArea[]} */
export const contactAreas = [...siteAreas, 'formations']

/** Beside these areas: the words that the search has not found are counted in place of a page. */
export const searchArea = /** @type {const} */ ('recherche')

/** And the pages that were looked at, as `visite-` and the area of the page; and where visits come from. */
export const visitAreas = contactAreas.map((area) => /** @type {const} */ (`visite-${area}`))
export const sourceArea = /** @type {const} */ ('provenance')

/** As the owner knows them. */
export const contactAreaNames = byArea(
  contactAreas,
  (area) =>
    universes.find(({ key }) => key === area)?.name ??
    (area === 'accueil' ? 'Accueil' : 'Formations'),
)

/**
 * @template {string} Area
 * @template T
 * @param {readonly Area[]} areas
 * @param {(area: Area) => T} valueOf
 * @returns {Record<Area, T>} a value for each area
 */
export function byArea(areas, valueOf) {
  const entries = areas.map((area) => [area, valueOf(area)])
  return /** @type {Record<Area, T>} */ (Object.fromEntries(entries))
}
