import { universeLayout } from '../universe-layout'
import { travelHeaderLinks } from './copy'

/** The theme and the header of Voyage. */
export default universeLayout('voyage', travelHeaderLinks)
