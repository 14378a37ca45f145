import { DismissibleCaptions } from '@/components/ui/dismissible-captions.client'
import { universeLayout } from '../universes/universe-layout'

/** The theme and the header of Médias. */
export default universeLayout('medias', <DismissibleCaptions />)
