import type { UploadField, UploadFieldValidation, WhereField } from 'payload'
import { upload } from 'payload/shared'

type Options = { description?: string; required?: boolean }

/** A field for one picture of the media library. */
export function pictureField(name: string, label: string, options: Options = {}): UploadField {
  const { description, required = true } = options
  return {
    name,
    type: 'upload',
    relationTo: 'uploads',
    label,
    required,
    ...ofKind({ contains: 'image/' }, 'Choisissez une photo de la bibliothèque, pas un film.'),
    admin: { description },
  }
}

/** A field for one MP4 of the media library. */
export function videoFileField(...options: Parameters<typeof pictureField>): UploadField {
  const refusal = 'Choisissez un film MP4 de la bibliothèque, pas une photo.'
  return { ...pictureField(...options), ...ofKind({ equals: 'video/mp4' }, refusal) }
}

/** Payload's own refusal names numbers of files: the drawer that uploads takes every kind. */
function ofKind(mimeType: WhereField, refusal: string) {
  const validate: UploadFieldValidation = async (value, options) => {
    const said = await upload(value, options)
    const numbers = options.req.t('validation:invalidSelections')
    return said !== true && said.startsWith(numbers) ? refusal : said
  }
  return { filterOptions: { mimeType }, validate }
}
