type FaqEntry = {
  /** Unique on the page. */
  id: string
  question: string
  answer: string
  /** The id of the entry that this one repeats. */
  duplicateOf?: string
}

const booking = {
  question: 'Comment réserver mon voyage ?',
  answer:
    'Envoyez-nous un message WhatsApp avec votre destination et vos dates. Un conseiller vous rappelle les pièces à réunir, vous adresse un devis, et réserve dès que vous l’avez accepté.',
}

/** The five entries of the page; the specification repeats the booking question three times. */
export const faqEntries: readonly FaqEntry[] = [
  { id: 'reservation', ...booking },
  {
    id: 'paiement',
    question: 'Quels moyens de paiement acceptez-vous ?',
    answer:
      'Les moyens de paiement possibles vous sont indiqués avec votre devis, selon le pays d’où vous réglez. Rien ne se paie sur ce site, et rien ne se paie avant votre accord.',
  },
  { id: 'reservation-2', ...booking, duplicateOf: 'reservation' },
  {
    id: 'annulation',
    question: 'Puis-je annuler ou reporter mon voyage ?',
    answer:
      'Oui, prévenez-nous au plus vite par WhatsApp. Les conditions figurent dans votre devis ; celles des compagnies, des hôtels et des consulats s’appliquent à ce qui leur a déjà été versé.',
  },
  { id: 'reservation-3', ...booking, duplicateOf: 'reservation' },
]

/** The entries without duplicates, for JSON-LD. */
export const uniqueFaqEntries: readonly FaqEntry[] = faqEntries.filter(
  ({ duplicateOf }) => duplicateOf === undefined,
)
