/**
 * A phone number for display: numbers of Benin (ten digits) in pairs, «+229 01 XX XX XX XX»; others
 * unchanged.
 */
export function displayPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (!/^229\d{10}$/.test(digits)) return phone.trim()
  return `+229 ${(digits.slice(3).match(/\d\d/g) ?? []).join(' ')}`
}

/** The `tel:` URL of a phone number. */
export function telUrl(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`
}
