/**
 * The URL that opens a WhatsApp conversation.
 * @param phone an international phone number in any format; only its digits are used
 * @param message prefilled text, if any; with plain spaces, as people type them
 */
export function whatsappUrl(phone: string, message?: string): string {
  const text = message?.replace(/[\u00a0\u202f]/g, ' ')
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return `https://wa.me/${phone.replace(/\D/g, '')}${query}`
}
