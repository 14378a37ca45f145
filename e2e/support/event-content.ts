import { dayInCotonou } from '../../contract/formatting/dates'
import type { MockEvent } from '../mock-backend/types'

/** The list of events, and the page of the event of tonight. */
export const listPath = '/medias/mediaevenements'
export const eventPath = `${listPath}/soiree-ce-soir`
/** An event with a time, days ahead, so that it is not past after midnight. */
export const timedEventPath = `${listPath}/nuit-du-conte`

/** An event of tonight, with other properties where given. */
export function tonight(more: Partial<MockEvent>): MockEvent {
  return {
    id: 6,
    slug: 'soiree-ce-soir',
    title: 'Veillée',
    date: dayInCotonou(),
    time: '23:59',
    ...more,
  }
}
