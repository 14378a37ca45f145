import { universeLayout } from '../universes/universe-layout'

/** The theme and the header of Beauté. */
export default universeLayout('beaute')
