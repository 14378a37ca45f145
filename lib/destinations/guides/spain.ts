import type { Destination } from './types'
import { consulateDecides, documents, longStay, shorterVisa, shortStayRule } from './visa-rules'

/** The guide of Spain. */
export const spain: Destination = {
  name: 'Espagne',
  slug: 'espagne',
  image: '/images/destinations/espagne.jpg',
  imageAlt: 'Barcelone : des flèches de pierre sous un soleil en rayons, des voiliers au port.',
  line: 'Barcelone, Madrid, Séville : la lumière, et la table jusque tard.',
  lead: 'Des palais du Sud aux places de Barcelone, on vit dehors et l’on dîne tard.',
  documentTitle: 'Espagne : visa et conseils de voyage',
  description:
    'Partir en Espagne : pièces du visa, délai de 7 à 15 jours, séjour de 90 jours sur 180, plats à goûter, transports et usages du pays.',
  processing: '7 à 15 jours',
  inCountry: 'en Espagne',
  language: 'es',
  visa: [
    'L’Espagne délivre un visa Schengen de court séjour pour le tourisme, les affaires ou une visite à des proches. La demande se dépose au consulat compétent pour votre lieu de résidence, ou dans son centre de visas, si l’Espagne est votre destination principale.',
    {
      heading: 'Les étapes',
      ordered: true,
      items: [
        'Relevez la liste officielle des pièces pour votre motif de voyage.',
        'Remplissez le formulaire Schengen et prenez rendez-vous.',
        'Déposez votre dossier en personne : on y relève vos empreintes et l’on peut vous interroger sur le voyage.',
        'Suivez la demande ; répondez vite si le consulat réclame une pièce.',
        'Récupérez votre passeport, et relisez nom, dates et nombre d’entrées.',
      ],
    },
    documents(
      'une lettre d’invitation (« carta de invitación ») demandée par votre hôte à la police',
    ),
    consulateDecides,
  ],
  duree: [
    shortStayRule,
    'Comptez 7 à 15 jours de traitement pour l’Espagne, une fois le dossier complet déposé. C’est un ordre de grandeur : avant l’été et les fêtes, les rendez-vous se remplissent, alors commencez tôt.',
    shorterVisa,
    longStay,
  ],
  repas: [
    'En Espagne, on partage. Un plat se commande pour la table, on passe d’un comptoir à l’autre, et le déjeuner reste le grand repas du jour.',
    {
      heading: 'À goûter',
      items: [
        'La paella de Valence, cuite à feu vif et servie dans son plat.',
        'La tortilla de pommes de terre, tiède, à toute heure.',
        'Le gazpacho d’Andalousie, soupe froide de tomates, quand il fait chaud.',
        'Le poulpe à la galicienne, paprika et huile d’olive.',
        'Les churros trempés dans un chocolat épais, au petit matin.',
      ],
    },
    {
      heading: 'Où s’attabler',
      items: [
        'Au bar à tapas, debout au comptoir : on montre du doigt, on goûte, on recommence.',
        'Dans les halles des villes : poissons, fruits et petites assiettes sous le même toit.',
        'À midi, au « menú del día » : entrée, plat et dessert à prix fixe, là où mangent les gens du quartier.',
        'Sur la plage, au « chiringuito », pour les grillades de poisson.',
        'À Lavapiés (Madrid) et au Raval (Barcelone), pour retrouver des cuisines d’Afrique de l’Ouest.',
      ],
    },
    'Le porc est partout, jusque dans les plats de légumes. Dites « sin cerdo » si vous n’en mangez pas, et cherchez la mention halal dans les grandes villes.',
  ],
  autres: [
    {
      terms: {
        'Quand partir':
          'Le printemps et l’automne, doux presque partout. L’été brûle à Séville et à Madrid, la côte nord reste fraîche ; l’hiver surprend à l’intérieur du pays.',
        'Se déplacer':
          'Des trains rapides relient Madrid aux grandes villes, les cars vont partout ailleurs. En ville, métro et bus suffisent : prenez une carte de plusieurs trajets.',
        Prises:
          'Types C et F. La plupart des fiches utilisées au Bénin y entrent ; un petit adaptateur évite les mauvaises surprises.',
        Usages:
          'On se salue d’un « buenos días », on déjeune tard, on dîne plus tard encore. Beaucoup de boutiques ferment l’après-midi. Épaules couvertes dans les églises.',
        Argent:
          'L’euro. La carte passe presque partout ; gardez des pièces pour les marchés et les bus. Prévenez votre banque avant de partir.',
        'Avant de partir':
          'Copies du passeport et du visa, attestation d’assurance, adresse du premier hébergement, ordonnances, forfait qui fonctionne en Europe. À la frontière, on peut redemander vos justificatifs.',
      },
    },
  ],
}
