/**
 * The URL that opens a WhatsApp conversation.
 * @param phone an international phone number in any format; only its digits are used
 * @param message prefilled text, if any
 */
export function whatsappUrl(phone: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${phone.replace(/\D/g, '')}${query}`
}
