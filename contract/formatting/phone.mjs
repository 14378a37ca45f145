const refusals = {
  characters: 'Un numéro s’écrit en chiffres, comme 01 97 00 00 00 ou +33 6 12 34 56 78.',
  country:
    'Il manque l’indicatif du pays, comme dans +33 6 12 34 56 78. Un numéro du Bénin a dix chiffres\u00a0: 01 97 00 00 00.',
  benin: 'Un numéro du Bénin a dix chiffres et commence par 01, comme 01 97 00 00 00.',
  france: 'Un numéro de France a neuf chiffres après l’indicatif, comme +33 6 12 34 56 78.',
  length: 'Avec l’indicatif de son pays, un numéro a de 8 à 15 chiffres, comme +33 6 12 34 56 78.',
}

/** The eight digits of a number of Benin behind its 01, or alone: with the country, and as written in Benin. */
const ofBenin = /^229(?:0?1(\d{8})|([2-9]\d{7}))$/
const inBenin = /^(?:229)?(?:01(\d{8})|((?!229)(?:2[0-3]|[4-69]\d)\d{6}))$/

/**
 * A phone number as people write it, in the one form that is stored, shown, dialled and opened in WhatsApp:
 * «+229 01 97 00 00 00». One of Benin may lack its country, and the 01 of since 30 November 2024; others begin with
 * «+» or «00». The zero of «+33 (0)6», which is dialled inside a country only, is dropped.
 * @param {string} typed
 * @returns {{ phone: string } | { refusal: string }} the refusal says in French why it cannot be dialled
 */
export function readPhone(typed) {
  // Contacts copy a number with marks of its direction.
  const text = typed.replace(/\p{Cf}/gu, '')
  if (/[^\d\s().+/\p{Pd}]/u.test(text)) return { refusal: refusals.characters }
  const groups = text
    .replace('(0)', ' ')
    .replace(/[^\d+]+/g, ' ')
    .trim()
  const [, international] = /^(?:\+|00) ?([1-9][\d ]*)$/.exec(groups) ?? []
  const digits = (international ?? groups).replaceAll(' ', '')
  const benin = (international ? ofBenin : inBenin).exec(digits)?.slice(1).find(Boolean)
  if (benin) return { phone: `+229 01 ${inPairs(benin)}` }
  if (digits.startsWith('229')) return { refusal: refusals.benin }
  if (!international) return { refusal: refusals.country }
  const [, first, rest = ''] = /^330?([1-9])(\d{8})$/.exec(digits) ?? []
  if (first) return { phone: `+33 ${first} ${inPairs(rest)}` }
  if (digits.startsWith('33')) return { refusal: refusals.france }
  const isWhole = digits.length >= 8 && digits.length <= 15
  return isWhole ? { phone: `+${international}` } : { refusal: refusals.length }
}

/** The `tel:` URL of a number in that form. @param {string} phone */
export function telUrl(phone) {
  return `tel:${phone.replaceAll(' ', '')}`
}

/** @param {string} digits */
const inPairs = (digits) => (digits.match(/\d\d/g) ?? []).join(' ')
