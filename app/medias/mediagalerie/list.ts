import { listRoutes } from '@/lib/pagination/list-routes'
import { getMediaPhotos } from '@/lib/photos/queries'

/** All photos of Médias, in pages. */
export const mediaPhotoList = listRoutes({ path: '/medias/mediagalerie', getItems: getMediaPhotos })
