import { defaultPriceLists } from '../../../../../contract/default-contents/price-lists'
import { pictureKeys } from '../../../../../contract/site-settings/picture-keys'

/** The file of one of the site's own pictures, under `public/images`; undefined for what is no key of one. */
export function modelPictureFile(key: string): string | undefined {
  if (!pictureKeys.some((it) => it === key)) return undefined
  const [kind, name = '', part] = key.split('_')
  if (kind === 'hero') return `hero/${name}.jpg`
  if (kind === 'carousel') return `carrousel/${name}-${part}.jpg`
  if (kind === 'card') return `univers/${name}${part ? '-survol' : ''}.jpg`
  return defaultPriceLists.find((list) => list.key === part)?.image.replace('/images/', '')
}
