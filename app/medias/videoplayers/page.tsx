import type { Metadata } from 'next'
import { VideoMessage } from '@/components/sections/video-message'

export const metadata: Metadata = {
  title: 'Vidéo introuvable',
  description:
    'Ce lien ne nomme aucune vidéo. Toutes celles de la rédaction sont dans la liste des reportages.',
  robots: { index: false },
}

/** The player without an address (R87). */
export default function BarePlayerPage() {
  return <VideoMessage text="Vidéo introuvable." list="/medias/mediavideo" />
}
