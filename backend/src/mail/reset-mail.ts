import { element } from '../../../lib/shared/xml'

type ResetMail = {
  /** Of the site. */
  productName: string
  username: string
  /** Where a new password is chosen. */
  url: string
}

/** The mail with the link for a new password, as text and as HTML. */
export function resetMail({ productName, username, url }: ResetMail) {
  const greeting = 'Bonjour,'
  const why = `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte «\u00a0${username}\u00a0» de l’espace de gestion de ${productName}.`
  const how = 'Ouvrez ce lien pour le choisir. Il sert une seule fois, pendant une heure\u00a0:'
  const otherwise =
    'Vous n’avez rien demandé\u202f? Ne faites rien\u00a0: votre mot de passe reste le même.'
  const link = element('a', 'Choisir un nouveau mot de passe', { href: url })
  return {
    subject: `${productName}\u00a0: choisissez un nouveau mot de passe`,
    text: `${greeting}\n\n${why}\n\n${how}\n${url}\n\n${otherwise}\n`,
    html: asHtml([greeting, why, how, link, otherwise]),
  }
}

/** The paragraphs of a mail as a page. */
export function asHtml(paragraphs: Parameters<typeof element>[1][]): string {
  const body = paragraphs.map((it) => element('p', it))
  return `<!doctype html>\n${element('html', element('body', body), { lang: 'fr' }).markup}\n`
}
