import type { UploadField } from 'payload'

type Options = {
  name: string
  label: string
  description?: string
  required?: boolean
}

/** One picture of the library. */
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

/** One mp4 of the library. */
export function videoFileField({
  name,
  label,
  description,
  required = true,
}: Options): UploadField {
  return {
    ...pictureField({ name, label, description, required }),
    filterOptions: { mimeType: { equals: 'video/mp4' } },
  }
}
