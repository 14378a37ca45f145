import { listRoutes } from '@/lib/pagination/list-routes'
import { getBeautyPhotos } from '@/lib/photos/queries'

/** All photos of the institute, in pages. */
export const beautyPhotoList = listRoutes({
  path: '/beaute/photobeaute',
  getItems: getBeautyPhotos,
})
