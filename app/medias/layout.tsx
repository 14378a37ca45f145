import { DismissibleCaptions } from '@/components/ui/dismissible-captions.client'
import { universeLayout } from '../universe-layout'
import { mediaHeaderLinks } from './copy'

/** The theme and the header of Médias. */
export default universeLayout('medias', mediaHeaderLinks, <DismissibleCaptions />)
