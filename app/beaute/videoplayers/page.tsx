import { VideoMessage } from '@/components/videos/video-message'
import { noindexMetadata } from '@/lib/seo/metadata'
import { videosPath } from './player'

export const metadata = noindexMetadata(
  'Vidéo introuvable (Beauté)',
  'Ce lien ne nomme aucune vidéo. Toutes celles de l’institut de Cotonou sont dans la liste de nos réalisations, à portée de main.',
)

/** The player without an address (R111). */
export default function BarePlayerPage() {
  return <VideoMessage text="Vidéo introuvable." list={videosPath} />
}
