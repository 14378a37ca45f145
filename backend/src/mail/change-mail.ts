import { readSettings } from '../../shared/settings.mjs'
import { inCotonou } from '../publication/cotonou-time'
import { asHtml } from './reset-mail'

const { publicUrl } = readSettings()

export type ChangeMail = {
  /** Of the site. */
  productName: string
  summary: string
  /** A line for each field. */
  changes: string[]
  /** The user name of whoever has changed it, and the address from which. */
  who: string
  address: string
  /** ISO 8601. */
  createdAt: string
}

/** The mail that says what was changed, by whom and when, as text and as HTML. */
export function changeMail({ productName, summary, changes, who, address, createdAt }: ChangeMail) {
  const from = address ? `, depuis l’adresse ${address}` : ''
  const what = `${summary}, par «\u00a0${who}\u00a0», le ${inCotonou(createdAt)}${from}.`
  const otherwise = `Ce changement vous surprend\u202f? Choisissez un autre mot de passe, et corrigez-le dans l’espace de gestion\u00a0: ${publicUrl}/admin`
  const paragraphs = ['Bonjour,', what, ...changes, otherwise]
  return {
    subject: `${productName}\u00a0: ${summary}`,
    text: `${paragraphs.join('\n\n')}\n`,
    html: asHtml(paragraphs),
  }
}
