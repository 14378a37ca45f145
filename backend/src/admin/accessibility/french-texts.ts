import { readMoment } from '../../fields/dates/read-date'
import { inCotonou, momentInCotonou } from '../../publication/cotonou-time'
import { textsOf } from './complete-markup'

const offline =
  'Vous êtes hors ligne, et rien n’a été enregistré. Réessayez quand le réseau est revenu.'
const unreachable =
  'Le serveur ne répond pas, et rien n’a été enregistré. Réessayez dans un instant.'

/** Texts that Payload or the browser has in English only, wherever they are shown. */
const translations: readonly (readonly [RegExp, string])[] = [
  [
    /^(Failed to fetch|Load failed|NetworkError when .*|fetch failed|network error)\.?$/i,
    unreachable,
  ],
  [/^(Internal Server Error|Bad Gateway|Service Unavailable|Gateway Timeout)$/, unreachable],
  [/^Successfully saved (\d+) files$/, 'Fichiers enregistrés\u00a0: $1.'],
  [/^Failed to save (\d+) files$/, 'Fichiers non enregistrés\u00a0: $1.'],
  [/^Your request was too large.*$/, 'C’est trop lourd pour être envoyé.'],
  [/^(Refreshing (token|permissions)|Fetching user) failed:.*$/, unreachable],
  [/^To reorder the rows you must first sort.*$/, 'Pour déplacer les lignes, triez-les par ordre.'],
  [/^You do not have permission to reorder.*$/, 'Vous n’avez pas le droit de changer l’ordre.'],
  [
    /^(Failed to reorder|You have enabled "orderable")[^]*$/,
    'L’ordre n’a pas été changé. Rechargez la page, puis réessayez.',
  ],
  [
    /^\s*To pick up a draggable item[^]*$/,
    'Espace prend la ligne, les flèches la déplacent, Espace la pose, Échap annule.',
  ],
  [/^Picked up draggable item .*$/, 'Ligne prise.'],
  [/^Draggable item .* was moved over .*$/, 'Ligne déplacée.'],
  [/^Draggable item .* is no longer over .*$/, 'Ligne hors de la liste.'],
  [/^Draggable item .* was dropped.*$/, 'Ligne posée.'],
  [/^Dragging was cancelled.*$/, 'Déplacement annulé.'],
  [/^Trier par Order\b/, 'Trier par ordre'],
  [/^ID$/, 'Numéro'],
  [/^Copy URL$/, 'Copier l’adresse'],
  [/^No columns selected$/, 'Aucune colonne choisie'],
  [/^Close toast$/, 'Fermer'],
  [/^Edit (?=\S)/, 'Modifier '],
]

/** Units and kinds of files: «121KB — 1080x1350 — image/jpeg» → «121 Ko — 1080 × 1350 — JPEG». */
const fileDetails: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s?KB/, '$1\u00a0Ko'],
  [/(\d)\s?MB/, '$1\u00a0Mo'],
  [/(\d)\s?bytes/i, '$1\u00a0octets'],
  [/(\d)x(\d)/, '$1\u00a0×\u00a0$2'],
  [/(?:image|video)\/(\w+)/, '$1'],
]

const places =
  '[data-sonner-toast], .tooltip, .copy-to-clipboard, .table, .payload__modal-container, .pill-selector, .where-builder, :has(+ [id^=DndLiveRegion]), [id^=DndLiveRegion]'
const filePlaces = '.file-meta, .upload-relationship-details__meta, .file-details'
const named = '[aria-label^="Edit "], [aria-label="Close toast"], [aria-label^="Trier par Order"]'

/** «Nov 24, 2026, 6:04 PM», as Payload writes since when somebody edits a document → «24 novembre 2026 à 18:04». */
export function frenchMoment(text: string): string {
  const isEnglish = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/.test(text)
  return isEnglish ? inCotonou(text.replace(/\s/g, ' ')) : text
}

/** «24 novembre 2026, 18:04», as Payload writes it in the zone of the browser → «24 novembre 2026 à 17:04», in Cotonou. */
export function cotonouMoment(text: string): string {
  const instant = /^\d{1,2} \S+ \d{4}, \d{2}:\d{2}$/.test(text) ? readMoment(text) : undefined
  if (!instant) return text
  const { day, time } = momentInCotonou(instant)
  return inCotonou(`${day}T${time}`)
}

/** The French for a text of Payload or of the browser; the text itself when it needs none. */
export function frenchText(text: string, isOnline = true): string {
  const found = translations.find(([english]) => english.test(text))
  if (!found) return text
  const [english, french] = found
  return french === unreachable && !isOnline ? offline : text.replace(english, french)
}

/** «76KB» → «76 Ko», «image/jpeg» → «JPEG». */
export function frenchFileDetails(text: string): string {
  const french = fileDetails.reduce((result, [english, to]) => result.replace(english, to), text)
  return /(?:image|video)\/\w+/.test(text)
    ? french.replace(/\b(jpeg|png|webp|mp4)$/, upper)
    : french
}

/** Replaces the English texts that are on the page. */
export function translateTexts(root: ParentNode) {
  replaceTexts(root, places, (text) => frenchText(text, navigator.onLine))
  replaceTexts(root, filePlaces, frenchFileDetails)
  replaceTexts(root, '.document-locked strong', frenchMoment)
  replaceTexts(root, '.doc-controls__value, .version-pill-label, .table td', cotonouMoment)
  for (const element of root.querySelectorAll<HTMLElement>('.doc-controls__value-wrap')) {
    element.title = cotonouMoment(element.title)
  }
  for (const element of root.querySelectorAll(named)) {
    const name = element.getAttribute('aria-label') ?? ''
    element.setAttribute('aria-label', frenchText(name))
  }
}

const upper = (text: string) => text.toUpperCase()

function replaceTexts(root: ParentNode, selector: string, translate: (text: string) => string) {
  for (const place of root.querySelectorAll(selector)) {
    for (const node of textsOf(place)) {
      const french = translate(node.nodeValue ?? '')
      if (french !== node.nodeValue) node.nodeValue = french
    }
  }
}
