/**
 * The address that opens a WhatsApp conversation (R4).
 * @param phone a phone number as people write it; only its digits are kept
 * @param message text to prefill, if any
 */
export function whatsappUrl(phone: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${phone.replace(/\D/g, '')}${query}`
}
