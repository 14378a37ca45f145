import type { UploadField, UploadFieldValidation, WhereField } from 'payload'
import { upload } from 'payload/shared'
import type { Place } from '../files/picture-quality'

type Options = { description?: string; required?: boolean } & Place

/** A field for one picture of the media library. */
export function pictureField(name: string, label: string, options: Options = {}): UploadField {
  const path = '/files/picture-quality-notice#PictureQualityNotice'
  const quality = { path, clientProps: { place: { ratio: options.ratio } } }
  const field = fileField(name, label, options)
  return {
    ...field,
    ...ofKind({ contains: 'image/' }, 'Choisissez une photo de la bibliothèque, pas un film.'),
    admin: { ...field.admin, components: { afterInput: [quality] } },
  } as UploadField
}

/** A field for one MP4 of the media library. */
export function videoFileField(...options: Parameters<typeof fileField>): UploadField {
  const refusal = 'Choisissez un film MP4 de la bibliothèque, pas une photo.'
  return { ...fileField(...options), ...ofKind({ equals: 'video/mp4' }, refusal) } as UploadField
}

function fileField(name: string, label: string, { description, required = true }: Options = {}) {
  const admin = { description }
  return { name, type: 'upload', relationTo: 'uploads', label, required, admin } as const
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
