import type { Destination } from './types'
import { consulateDecides, documents, longStay, shorterVisa, shortStayRule } from './visa-rules'

/** The guide of Italy. */
export const italy: Destination = {
  name: 'Italie',
  slug: 'italie',
  image: '/images/destinations/italie.jpg',
  imageAlt: 'Rome dorée : un dôme, des arches antiques et des pins parasols.',
  line: 'Rome, Milan, Naples : la pierre, l’étoffe et la pâte.',
  lead: 'Rome, Milan, Naples : des ruines vivantes, des ateliers, des tables où l’on reste.',
  documentTitle: 'Italie : visa et conseils de voyage',
  description:
    'Partir en Italie : pièces du visa, délai d’environ 15 jours, séjour de 90 jours sur 180, spécialités, transports et usages du pays.',
  processing: 'environ 15 jours',
  inCountry: 'en Italie',
  language: 'it',
  visa: [
    'L’Italie délivre un visa Schengen de court séjour pour le tourisme, les affaires ou une visite à des proches. La demande se dépose au consulat compétent pour votre lieu de résidence, ou dans son centre de visas, si l’Italie est votre destination principale.',
    {
      heading: 'Les étapes',
      ordered: true,
      items: [
        'Choisissez votre motif sur le portail officiel des visas italiens : il indique les pièces attendues.',
        'Remplissez le formulaire et prenez rendez-vous, au consulat ou au centre de visas.',
        'Déposez votre dossier en personne ; on y relève vos empreintes.',
        'Gardez le récépissé, suivez la demande, répondez vite si une pièce manque.',
        'Récupérez votre passeport, et relisez nom, dates et nombre d’entrées.',
      ],
    },
    documents('une lettre d’invitation signée de votre hôte, avec la copie de sa pièce d’identité'),
    consulateDecides,
  ],
  duree: [
    shortStayRule,
    'Comptez environ 15 jours de traitement pour l’Italie, une fois le dossier complet déposé. Un dossier incomplet prend plus longtemps : mieux vaut un rendez-vous plus tard, avec toutes les pièces.',
    'Si vous logez chez des proches, demandez-leur à l’arrivée quelles déclarations de séjour sont à faire, et dans quel délai : l’hôtel, lui, s’en charge.',
    shorterVisa,
    longStay,
  ],
  repas: [
    'Peu d’ingrédients, très bons, et une recette par village. On commence par les pâtes, on finit par un café serré, debout au comptoir.',
    {
      heading: 'À goûter',
      items: [
        'La pizza de Naples, bord gonflé et cœur souple.',
        'Les « cacio e pepe » à Rome : des pâtes, du fromage, du poivre, rien d’autre.',
        'Le risotto au safran de Milan.',
        'Les « arancini » de Sicile, boules de riz frites et farcies.',
        'Une glace artisanale, en marchant.',
      ],
    },
    {
      heading: 'Où s’attabler',
      items: [
        'À la trattoria : cuisine de famille, carte courte, nappe simple.',
        'À la pizzeria « al taglio » : la part se coupe et se pèse devant vous.',
        'Au bar, le matin : cappuccino et viennoiserie au comptoir, moins chers qu’en salle.',
        'Sur les marchés couverts, pour les fromages, les fruits et les sandwichs chauds.',
        'À l’Esquilin, à Rome, autour du marché, pour les épiceries et cuisines d’Afrique.',
      ],
    },
    'Le « coperto », un supplément par couvert, figure sur la carte : il est normal. Demandez « senza maiale » pour un plat sans porc.',
  ],
  autres: [
    {
      terms: {
        'Quand partir':
          'Avril, mai, septembre et octobre : douceur et lumière. En août, les villes se vident et certaines boutiques ferment ; l’hiver est froid au nord.',
        'Se déplacer':
          'Trains rapides entre Milan, Florence, Rome et Naples, trains régionaux ailleurs. Un billet papier se composte avant de monter.',
        Prises:
          'Types C, F et L. Les trois trous alignés du type L demandent un adaptateur : glissez-en un dans la valise.',
        Usages:
          '« Buongiorno » jusqu’à l’après-midi, « buonasera » ensuite. Épaules et genoux couverts dans les églises. On ne s’assied pas sur les monuments.',
        Argent:
          'L’euro. La carte passe presque partout, les pièces servent au bar et au marché. Prévenez votre banque avant de partir.',
        'Avant de partir':
          'Copies du passeport et du visa, assurance, adresse de l’hébergement, ordonnances, billet de retour. Réservez musées et sites antiques : les files sont longues.',
      },
    },
  ],
}
