import type { ListBlock } from './types'

/** The maximum length of a short stay in the Schengen area. */
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
 * The documents of a short-stay visa application.
 * @param hosting the country's proof of accommodation with friends or family
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
