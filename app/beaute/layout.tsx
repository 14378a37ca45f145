import { universeLayout } from '../universe-layout'
import { beautyHeaderLinks } from './copy'

/** The theme and the header of Beauté. */
export default universeLayout('beaute', beautyHeaderLinks)
