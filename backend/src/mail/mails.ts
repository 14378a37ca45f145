import { element } from '../../../platform/xml'
import { environment } from '../environment'
import type { Journal } from '../payload-types'
import { inCotonou } from '../publication/cotonou-time'

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

export type Change = Pick<Journal, 'summary' | 'changes' | 'who' | 'address' | 'createdAt'>

/** Lines about changes that a mail has at most at its beginning, and at its end. */
const mostLines = 25

/** The mail that says what was changed, by whom and when, as text and as HTML. @param others of the same account, since then */
export function changeMail(productName: string, first: Change, others: readonly Change[]) {
  const isOne = others.length === 0
  const summary = isOne ? first.summary : `${others.length + 1} autres changements`
  const from = first.address ? `, depuis l’adresse ${first.address}` : ''
  const all = [first, ...others].flatMap(({ summary, changes }) =>
    `${isOne ? '' : summary}\n${changes ?? ''}`.split('\n'),
  )
  const lines = [...new Set(all)].filter(Boolean)
  const leftOut = lines.length - 2 * mostLines
  const more = `Lignes qui manquent ici, et que dit le journal\u00a0: ${leftOut}`
  if (leftOut > 0) lines.splice(mostLines, leftOut, more)
  return mailOf(`${productName}\u00a0: ${summary}`, [
    `${summary}, par «\u00a0${first.who}\u00a0», ${isOne ? 'le' : 'à partir du'} ${inCotonou(first.createdAt)}${from}.`,
    ...lines,
    `Ce changement vous surprend\u202f? Choisissez un autre mot de passe, et corrigez-le dans l’espace de gestion\u00a0: ${environment.publicUrl}/admin`,
  ])
}
