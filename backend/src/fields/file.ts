import type { UploadField } from 'payload'

type Options = {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** A field for one picture of the media library. */
export function pictureField({ name, label, description, required = true }: Options): UploadField {
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
export function videoFileField(options: Options): UploadField {
  return { ...pictureField(options), filterOptions: { mimeType: { equals: 'video/mp4' } } }
}
