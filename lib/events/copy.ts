import { siteTime } from './visitor-time'

/** The fixed texts of events. */
export const eventsCopy = {
  heading: 'Événements',
  all: 'Tous les événements',
  next: 'Prochains événements',
  addToCalendar: 'Ajouter au calendrier',
  icsFile: 'Calendrier (Apple et autres)',
  googleCalendar: 'Google Agenda',
  outlook: 'Outlook',
  watchLive: 'Regarder en direct',
  noLiveLink: 'Lien non disponible',
  /** Follows a date and time in texts for programs. */
  localTime: ` (${siteTime})`,
  /** Precedes the place of the event. */
  place: 'Lieu\u00a0: ',
  /** Follows the place, for screen readers. */
  onMap: '(voir sur la carte)',
  /** Precede the price, and in texts for programs the link to tickets. */
  price: 'Tarif\u00a0: ',
  tickets: 'Billets\u00a0: ',
  takeTickets: 'Prendre un billet',
  /** Of an event that does not take place as announced: a word on cards, a sentence on its page. */
  states: { cancelled: 'Annulé', postponed: 'Reporté' },
  stateTexts: {
    cancelled: 'Cet événement est annulé.',
    postponed: 'Événement reporté\u00a0: la nouvelle date sera annoncée ici.',
  },
  /** Precedes the date and time of the event. */
  countdownTarget: 'Rendez-vous ',
  latest: 'Derniers événements',
  upcoming: 'À venir',
  past: 'Événements passés',
  cardHint: 'Cliquez pour en savoir plus',
  noUpcoming: 'Rien d’annoncé pour le moment\u00a0: revenez bientôt.',
  noPast: 'Les premiers sont encore à venir.',
  empty: 'Aucun événement disponible pour le moment.',
  notFound: 'Événement non trouvé.',
  notFoundText: 'Le lien est incomplet, ou l’événement a été retiré.',
  ended: 'Événement terminé',
  pageDescription:
    'Affiche, date, compte à rebours et direct de cet événement de la diaspora africaine, annoncé depuis Cotonou.',
  ogImageEyebrow: 'Événement',
  nextTeaser: 'Prochain événement',
  see: 'Voir l’événement',
  feedTitle: 'les événements',
  calendarTitle: 'le calendrier des événements',
} as const
