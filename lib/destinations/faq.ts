type FaqEntry = {
  /** Unique on the page. */
  id: string
  question: string
  answer: string
  /** Whether it asks about the subject of an earlier entry again, in another situation. */
  isVariant?: true
}

/** The five entries of the page: the specification has three about booking (R120, A38). */
export const faqEntries: readonly FaqEntry[] = [
  {
    id: 'reservation',
    question: 'Comment réserver mon voyage avant le départ ?',
    answer:
      'Envoyez-nous un message WhatsApp avec votre destination et vos dates. Un conseiller vous rappelle les pièces à réunir, vous adresse un devis, et réserve dès que vous l’avez accepté.',
  },
  {
    id: 'paiement',
    question: 'Quels moyens de paiement acceptez-vous ?',
    answer:
      'Les moyens de paiement possibles vous sont indiqués avec votre devis, selon le pays d’où vous réglez. Rien ne se paie sur ce site, et rien ne se paie avant votre accord.',
  },
  {
    id: 'reservation-sur-place',
    question: 'Puis-je réserver une fois sur place ?',
    answer:
      'Oui. Une nuit de plus, un transfert, une visite : écrivez-nous sur WhatsApp depuis votre destination, avec la ville et le jour. Nous vous répondons avec ce qui est encore libre et son prix.',
    isVariant: true,
  },
  {
    id: 'annulation',
    question: 'Puis-je annuler ou reporter mon voyage ?',
    answer:
      'Oui, prévenez-nous au plus vite par WhatsApp. Les conditions figurent dans votre devis ; celles des compagnies, des hôtels et des consulats s’appliquent à ce qui leur a déjà été versé.',
  },
  {
    id: 'reservation-groupe',
    question: 'Comment réserver pour une famille ou un groupe ?',
    answer:
      'Une seule personne écrit pour tous : le nombre d’adultes et d’enfants, les villes de départ, les dates. Le devis est commun, et chacun reçoit la liste de ses propres pièces.',
    isVariant: true,
  },
]

/** One entry for each subject, for JSON-LD. */
export const uniqueFaqEntries: readonly FaqEntry[] = faqEntries.filter(
  ({ isVariant }) => !isVariant,
)
