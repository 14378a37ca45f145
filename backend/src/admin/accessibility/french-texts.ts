import { readMoment } from '../../fields/dates/read-date'
import { inCotonou, momentInCotonou } from '../../publication/cotonou-time'
import { textsOf } from './complete-markup'
import english from './english-texts.json'

const offline =
  'Vous êtes hors ligne, et rien n’a été enregistré. Réessayez quand le réseau est revenu.'
const unreachable =
  'Le serveur ne répond pas, et rien n’a été enregistré. Réessayez dans un instant.'

/** What browsers, servers and Payload say when there is no answer. */
const noAnswer = new RegExp(`^(${english.noAnswer.join('|')})$`)

type Replacements = readonly (readonly [english: RegExp, french: string])[]

const replacementsOf = (texts: Readonly<Record<string, string>>): Replacements =>
  Object.entries(texts).map(([text, french]) => [new RegExp(text), french])

/** Texts that Payload has in English only, wherever they are shown. */
const translations = replacementsOf(english.texts)

/** Units and kinds of files: «121KB — 1080x1350 — image/jpeg» → «121 Ko — 1080 × 1350 — JPEG». */
const fileDetails = replacementsOf(english.fileDetails)

const { places } = english

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
  if (noAnswer.test(text)) return isOnline ? unreachable : offline
  const found = translations.find(([it]) => it.test(text))
  return found ? text.replace(...found) : text
}

/** «76KB» → «76 Ko», «image/jpeg» → «JPEG». */
export function frenchFileDetails(text: string): string {
  const french = fileDetails.reduce((result, [english, to]) => result.replace(english, to), text)
  return french.replace(/(?:image|video)\/(\w+)/, (_, kind: string) => kind.toUpperCase())
}

/** Replaces the English texts that are on the page. */
export function translateTexts(root: ParentNode) {
  replaceTexts(root, places.texts, (text) => frenchText(text, navigator.onLine))
  replaceTexts(root, places.files, frenchFileDetails)
  replaceTexts(root, '.document-locked strong', frenchMoment)
  replaceTexts(root, '.doc-controls__value, .version-pill-label, .table td', cotonouMoment)
  for (const element of root.querySelectorAll<HTMLElement>('.doc-controls__value-wrap')) {
    element.title = cotonouMoment(element.title)
  }
  for (const element of root.querySelectorAll(places.names)) {
    const name = element.getAttribute('aria-label') ?? ''
    element.setAttribute('aria-label', frenchText(name))
  }
}

function replaceTexts(root: ParentNode, selector: string, translate: (text: string) => string) {
  for (const place of root.querySelectorAll(selector)) {
    for (const node of textsOf(place)) {
      const french = translate(node.nodeValue ?? '')
      if (french !== node.nodeValue) node.nodeValue = french
    }
  }
}
