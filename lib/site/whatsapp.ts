/**
 * The URL that opens a WhatsApp conversation.
 * @param phone of the site's settings; empty to choose whom to write to
 * @param message prefilled text, if any; with plain spaces, as people type them
 */
export function whatsappUrl(phone: string, message?: string): string {
  const text = message?.replace(/[\u00a0\u202f]/g, ' ')
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${phone.replace(/\D/g, '')}${query}`
}

/** The phone number of such a URL; of Benin in pairs of digits. */
export function whatsappPhone(url: string): string {
  const [digits = ''] = /\d+/.exec(url) ?? []
  return `+${digits.replace(/^(229)(..)(..)(..)(..)(..)$/, '$1 $2 $3 $4 $5 $6')}`
}
