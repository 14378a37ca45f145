import { element } from '../../../platform/xml'
import { readEnvironment } from '../../environment/environment.mjs'
import type { Journal } from '../payload-types'
import { inCotonou } from '../publication/cotonou-time'

const { publicUrl } = readEnvironment()

/** A paragraph is a text, or a link alone. */
function mailOf(subject: string, paragraphs: (string | { href: string; label: string })[]) {
  const all = ['Bonjour,', ...paragraphs]
  const text = all.map((it) => (typeof it === 'string' ? it : it.href))
  const body = all.map((it) =>
    element('p', typeof it === 'string' ? it : element('a', it.label, { href: it.href })),
  )
  const html = element('html', element('body', body), { lang: 'fr' })
  return { subject, text: `${text.join('\n\n')}\n`, html: `<!doctype html>\n${html.markup}\n` }
}

/** The mail with the link for a new password, as text and as HTML. @param url where it is chosen */
export const resetMail = (productName: string, username: string, url: string) =>
  mailOf(`${productName}\u00a0: choisissez un nouveau mot de passe`, [
    `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte «\u00a0${username}\u00a0» de l’espace de gestion de ${productName}.`,
    'Ouvrez ce lien pour le choisir. Il sert une seule fois, pendant une heure\u00a0:',
    { href: url, label: 'Choisir un nouveau mot de passe' },
    'Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: votre mot de passe reste le même.',
  ])

/** The mail that says what was changed, by whom and when, as text and as HTML. @param entry of the journal */
export function changeMail(productName: string, entry: Journal) {
  const { summary, changes, who, address, createdAt } = entry
  const from = address ? `, depuis l’adresse ${address}` : ''
  return mailOf(`${productName}\u00a0: ${summary}`, [
    `${summary}, par «\u00a0${who}\u00a0», le ${inCotonou(createdAt)}${from}.`,
    ...(changes ? changes.split('\n') : []),
    `Ce changement vous surprend\u202f? Choisissez un autre mot de passe, et corrigez-le dans l’espace de gestion\u00a0: ${publicUrl}/admin`,
  ])
}
