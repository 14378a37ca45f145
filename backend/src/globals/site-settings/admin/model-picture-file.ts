import { defaultPriceLists } from '../../../../../contract/default-contents/price-lists'
import { pictureKeys } from '../../../../../contract/site-settings/picture-keys'

/**
 * The file, under the site's `public/images`, of one of its own pictures.
 * @returns undefined for what is no key of a picture
 */
export function modelPictureFile(key: string): string | undefined {
  if (!pictureKeys.some((it) => it === key)) return undefined
  const [kind, name = '', part] = key.split('_')
  if (kind === 'hero') return `hero/${name}.jpg`
  if (kind === 'carousel') return `carrousel/${name}-${part}.jpg`
  if (kind === 'card') return `univers/${name}${part ? '-survol' : ''}.jpg`
  return defaultPriceLists.find((list) => list.key === part)?.image.replace('/images/', '')
}
