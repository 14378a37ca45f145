import { universeLayout } from '../universe-layout'
import { housesHeaderLinks } from './copy'

/** The theme and the header of Immobilier. */
export default universeLayout('immobilier', housesHeaderLinks)
