/**
 * A phone number as it is stored: «+», the country and the number. «01 97 00 00 00» and, from before
 * 2024, «97 00 00 00» are numbers of Benin; «0033…» is «+33…». Anything else is returned unchanged.
 */
export function normalizePhone(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const international = typed.startsWith('+')
    ? digits
    : /^00[1-9]/.test(digits)
      ? digits.slice(2)
      : ''
  const benin = beninNumber(international || digits)
  if (benin) return `+229 ${(benin.match(/\d\d/g) ?? []).join(' ')}`
  if (!international || /[^\d\s().+/-]/.test(typed)) return typed
  return typed.startsWith('+') ? typed : `+${international}`
}

/** The ten digits of a number of Benin, with or without its country, or with the eight of before. */
function beninNumber(digits: string): string | undefined {
  const national = digits.replace(/^229(?=01\d{8}$|\d{8}$)/, '')
  if (/^01\d{8}$/.test(national)) return national
  return /^[4-69]\d{7}$/.test(national) ? `01${national}` : undefined
}
