import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { videosPath } from './player'

export const metadata = noindexMetadata(
  'Vidéo introuvable',
  'Ce lien ne nomme aucune vidéo. Toutes celles de la rédaction sont dans la liste des reportages.',
)

/** The player without an address (R87). */
export default function BarePlayerPage() {
  return <VideoMessage text="Vidéo introuvable." list={videosPath} />
}
