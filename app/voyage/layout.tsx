import { universeLayout } from '../universes/universe-layout'

/** The theme and the header of Voyage. */
export default universeLayout('voyage')
