import { posterRoute } from '@/lib/images/poster-jpeg'
import { getPhotoFile } from '@/lib/photos/queries'

/** A photo of Médias as a JPEG download named after what it shows. */
export const GET = posterRoute(getPhotoFile('medias'))
