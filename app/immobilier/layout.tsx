import { universeLayout } from '../universes/universe-layout'

/** The theme and the header of Immobilier. */
export default universeLayout('immobilier')
