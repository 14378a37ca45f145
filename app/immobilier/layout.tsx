import { universeLayout } from '../universe-layout'

/** The theme and the header of Immobilier. */
export default universeLayout('immobilier')
