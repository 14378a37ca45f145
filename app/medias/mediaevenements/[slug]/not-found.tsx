import { eventMetadata } from '../../_components/event-data'
import { EventMissing } from '../../_components/event-missing'

export const metadata = eventMetadata(undefined)

/** An event that the backend does not know (R83, A10). */
export default function EventNotFound() {
  return <EventMissing />
}
