import type { Tab } from 'payload'
import { dayNames, week } from '../../../../contract/site-settings/owner-settings'
import { replyTimes } from '../../../../contract/site-settings/reply-times'
import { environment } from '../../environment'
import { choiceField, group } from '../../fields/plain'
import { formatMapPoint, parseMapPoint } from './map-point'
import { normalizeHours } from './opening-hours'
import { isMapPoint, isOpeningHours } from './rules'
import { followShortMapLink } from './short-map-link'
import { valueField } from './value-field'

const { mapPoint, eventPlace } = environment.siteDefaults

/** Where the institute is and when it is open, how soon messages are answered; where events take place. */
export const locationTab: Tab = {
  name: 'location',
  label: 'Horaires et lieu',
  fields: [
    group(
      'hours',
      'Horaires de l’institut',
      week.map((day) =>
        valueField(day, dayNames[day], {
          example: '9h-19h',
          validate: isOpeningHours,
          normalize: normalizeHours,
        }),
      ),
    ),
    choiceField('reply_time', 'Délai de réponse sur WhatsApp', replyTimes),
    valueField('district', 'Nous trouver'),
    valueField('map_point', 'Point sur la carte', {
      inForce: formatMapPoint(mapPoint),
      description:
        'Dans Google Maps, ouvrez le lieu, touchez «\u00a0Partager\u00a0» puis «\u00a0Copier\u00a0», et collez le lien ici. Ou collez les deux nombres du point.',
      validate: isMapPoint,
      normalize: async (pasted) => {
        const point = parseMapPoint(pasted) ?? parseMapPoint(await followShortMapLink(pasted))
        return point ? formatMapPoint(point) : pasted
      },
    }),
    valueField('event_place', 'Lieu des événements', {
      inForce: eventPlace,
      description: 'Celui de tous les événements, pour les moteurs de recherche.',
    }),
  ],
}
