import type { ListBlock } from './types'

/** How long a short stay may be, everywhere in the Schengen area (R124). */
export const shortStay = '90 jours sur 180'

export const shortStayRule =
  'Un visa de court séjour permet de rester 90 jours au plus sur toute période de 180 jours. Chaque journée passée dans un pays de l’espace Schengen compte, jour d’arrivée et jour de départ compris.'

export const shorterVisa =
  'Le consulat peut accorder moins : les dates imprimées sur la vignette font foi. Relisez-les dès que vous récupérez votre passeport.'

export const longStay =
  'Pour étudier, travailler ou vivre sur place plus longtemps, c’est un visa de long séjour, avec un autre dossier. Nos packs Visa Études et Visa Travail sont faits pour cela.'

export const consulateDecides =
  'Le consulat décide seul de chaque demande. Les pièces et les règles changent : vérifiez-les auprès de lui ou de son centre de visas avant de déposer votre dossier.'

/**
 * The papers of a short-stay application.
 * @param hosting how the country wants to see that friends or family put the traveller up
 */
export function documents(hosting: string): ListBlock {
  return {
    heading: 'Les pièces à réunir',
    items: [
      'Le formulaire de demande, rempli, daté et signé.',
      'Votre passeport, valable au-delà du retour, avec des pages libres, et la copie de vos visas précédents.',
      'Des photos d’identité récentes, au format demandé.',
      'Une assurance voyage qui couvre soins, hospitalisation et rapatriement dans tout l’espace Schengen.',
      `Une preuve d’hébergement pour tout le séjour : réservation d’hôtel, location ou, chez des proches, ${hosting}.`,
      'Vos moyens de subsistance : relevés bancaires, bulletins de paie, ou prise en charge d’un garant.',
      'Votre billet de retour, ou la réservation qui le prouve.',
      'Ce qui vous ramène au pays : contrat de travail, congé accordé, registre de commerce, certificat de scolarité, famille.',
      'Pour un enfant mineur : acte de naissance et autorisation des parents.',
    ],
  }
}
