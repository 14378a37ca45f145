/** Within what time the owner answers on WhatsApp: each choice, in the words that visitors read. */
export const replyTimes = {
  one_hour: 'Réponse dans l’heure, en journée',
  two_hours: 'Réponse sous 2\u00a0heures, en journée',
  same_day: 'Réponse le jour même ou le lendemain',
  one_day: 'Réponse sous 24\u00a0heures',
  two_days: 'Réponse sous 48\u00a0heures',
} as const
