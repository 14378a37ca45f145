import type { UploadField } from 'payload'

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
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description },
  }
}

/** A field for one MP4 of the media library. */
export function videoFileField(...options: Parameters<typeof pictureField>): UploadField {
  return { ...pictureField(...options), filterOptions: { mimeType: { equals: 'video/mp4' } } }
}
