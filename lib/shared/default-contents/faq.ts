export type FaqEntry = {
  question: string
  answer: string
  /** Whether it asks about the subject of an earlier entry again, in another situation. */
  isVariant?: true
}

/** The entries where the owner has set no others: the specification has three about booking (R120, A38). */
export const defaultFaqEntries: readonly FaqEntry[] = [
  {
    question: 'Comment réserver mon voyage avant le départ ?',
    answer:
      'Envoyez-nous un message WhatsApp avec votre destination et vos dates. Un conseiller vous rappelle les pièces à réunir, vous adresse un devis, et réserve dès que vous l’avez accepté.',
  },
  {
    question: 'Quels moyens de paiement acceptez-vous ?',
    answer:
      'Les moyens de paiement possibles vous sont indiqués avec votre devis, selon le pays d’où vous réglez. Vous ne payez rien sur ce site, ni rien avant d’avoir donné votre accord.',
  },
  {
    question: 'Puis-je réserver une fois sur place ?',
    answer:
      'Oui. Une nuit de plus, un transfert, une visite : écrivez-nous sur WhatsApp depuis votre destination, avec la ville et le jour. Nous vous répondons avec ce qui est encore libre et son prix.',
    isVariant: true,
  },
  {
    question: 'Puis-je annuler ou reporter mon voyage ?',
    answer:
      'Oui, prévenez-nous au plus vite par WhatsApp. Les conditions figurent dans votre devis ; celles des compagnies, des hôtels et des consulats s’appliquent à ce qui leur a déjà été versé.',
  },
  {
    question: 'Comment réserver pour une famille ou un groupe ?',
    answer:
      'Une seule personne écrit pour tous : le nombre d’adultes et d’enfants, les villes de départ, les dates. Le devis est commun, et chacun reçoit la liste de ses propres pièces.',
    isVariant: true,
  },
]
