import type { Destination } from './types'
import { consulateDecides, documents, longStay, shorterVisa, shortStayRule } from './visa-rules'

/** The guide of France. */
export const france: Destination = {
  name: 'France',
  slug: 'france',
  image: '/images/destinations/france.jpg',
  imageAlt: 'Paris au crépuscule : la tour, les toits mansardés et un bateau sur la Seine.',
  line: 'Paris, Lyon, Marseille : une langue familière, mille accents.',
  lead: 'Paris, et tout le reste : des marchés, des trains rapides, une langue que vous parlez déjà.',
  documentTitle: 'France : visa et conseils de voyage',
  description:
    'Partir en France : pièces du visa, délai de 10 à 20 jours ouvrés, séjour de 90 jours sur 180, où manger, transports et usages.',
  processing: '10 à 20 jours ouvrés',
  inCountry: 'en France',
  visa: [
    'La France délivre un visa Schengen de court séjour pour le tourisme, les affaires ou une visite familiale. La demande commence en ligne, sur le portail officiel France-Visas, puis se dépose au consulat compétent pour votre lieu de résidence ou dans son centre de visas.',
    {
      heading: 'Les étapes',
      ordered: true,
      items: [
        'Créez votre demande sur France-Visas : le portail dresse la liste des pièces pour votre cas.',
        'Imprimez le formulaire et le récépissé, puis prenez rendez-vous au centre de visas.',
        'Déposez les originaux et leurs copies, rangés dans l’ordre de la liste ; on y relève vos empreintes.',
        'Suivez la demande en ligne ; répondez vite si une pièce est réclamée.',
        'Récupérez votre passeport, et relisez nom, dates et nombre d’entrées.',
      ],
    },
    documents('une attestation d’accueil que votre hôte retire à sa mairie'),
    consulateDecides,
  ],
  duree: [
    shortStayRule,
    'Comptez 10 à 20 jours ouvrés de traitement pour la France, une fois le dossier complet déposé. Les week-ends et les jours fériés n’y entrent pas : pour un mariage ou une rentrée, prenez de l’avance.',
    shorterVisa,
    longStay,
  ],
  repas: [
    'On mange à heures fixes, et le pain est sur toutes les tables. Chaque région tient à ses plats : demandez celui d’ici.',
    {
      heading: 'À goûter',
      items: [
        'La galette de sarrasin en Bretagne, puis la crêpe au beurre salé.',
        'La bouillabaisse à Marseille, poissons de roche et rouille.',
        'Les quenelles à Lyon, légères, en sauce.',
        'Le cassoulet du Sud-Ouest, haricots longtemps mijotés, souvent avec du porc.',
        'Le croissant du matin, encore chaud, et la baguette qui craque.',
      ],
    },
    {
      heading: 'Où s’attabler',
      items: [
        'À la boulangerie, pour un déjeuner simple : sandwich, quiche, fruit.',
        'Au bistrot de quartier : l’ardoise du midi change chaque jour.',
        'Au bouillon, grande salle animée, cuisine de toujours à prix doux.',
        'Au bouchon lyonnais ou à la crêperie, selon la région.',
        'À Château-Rouge, à Paris, pour le gari, l’igname et les plats du pays.',
      ],
    },
    'La carafe d’eau et le pain accompagnent le repas sans supplément. Les tables et boucheries halal sont nombreuses dans les grandes villes.',
  ],
  autres: [
    {
      terms: {
        'Quand partir':
          'Mai, juin et septembre : longues journées, moins de monde. L’hiver est froid et humide au nord ; prévoyez manteau, écharpe et chaussures fermées.',
        'Se déplacer':
          'Les trains rapides rejoignent les grandes villes en quelques heures ; réservés tôt, ils coûtent moins. À Paris, métro, RER et bus avec un même passe.',
        Prises: 'Type E, comme au Bénin : vos chargeurs se branchent sans adaptateur.',
        Usages:
          '« Bonjour » en entrant, « au revoir » en sortant : tout commence par là. On arrive à l’heure, on parle bas dans les trains, le service est compris dans l’addition.',
        Argent:
          'L’euro. La carte suffit presque partout, parfois à partir d’un montant affiché en caisse. Prévenez votre banque avant de partir.',
        'Avant de partir':
          'Copies du passeport et du visa, attestation d’accueil ou réservation, assurance, ordonnances, billet de retour : gardez-les en cabine. La police aux frontières peut les demander.',
      },
    },
  ],
}
