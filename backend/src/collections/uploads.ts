import path from 'node:path'
import type { CollectionConfig, Field } from 'payload'
import { environment } from '../environment'
import { uiField } from '../fields/plain'
import { checkFile } from '../files/check-file'
import { keepFocalPoint } from '../files/focal-point'
import { deleteFiles, keepFiles } from '../files/keep-files'
import { acceptedTypes } from '../files/kind'
import { publicPaths } from '../files/renditions'
import { referencedDocumentHooks } from '../publication/hooks'
import { resourcesUsingFile } from '../publication/resources'
import { refuseUsed, usesField } from '../references/refuse-used'

const changes = referencedDocumentHooks(resourcesUsingFile)

/** What Payload keeps of a file and means nothing to the owner: a column of no list. */
const unlisted = (name: string, type: 'text' | 'number' = 'text') => {
  const admin = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }
  return { name, type, admin } as Field
}
/** What earlier versions have stored of small copies: Payload deletes these with the file. */
const formerCopies: Field = {
  name: 'sizes',
  type: 'group',
  admin: { hidden: true },
  fields: [
    {
      name: 'vignette',
      type: 'group',
      fields: [
        ...['width', 'height', 'filesize'].map((name) => unlisted(name, 'number')),
        ...['url', 'mimeType'].map((name) => unlisted(name)),
        // Payload takes it for the title of the list, which its search names.
        { ...unlisted('filename'), label: 'Nom du fichier', index: true } as Field,
      ],
    },
  ],
}

export const Uploads: CollectionConfig = {
  slug: 'uploads',
  labels: { singular: 'Fichier', plural: 'Fichiers' },
  admin: {
    group: 'Bibliothèque',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'width', 'height', 'updatedAt'],
    description: 'Les photos et les films du site.',
  },
  // Payload would download the copy from an address that is sent.
  disableDuplicate: true,
  trash: true,
  hooks: {
    ...refuseUsed('uploads', 'Ce fichier'),
    afterChange: [keepFiles, ...changes.afterChange],
    afterDelete: [deleteFiles, ...changes.afterDelete],
    beforeOperation: [checkFile, keepFocalPoint],
    afterRead: [publicPaths],
  },
  upload: {
    staticDir: path.join(environment.dataDir, 'uploads'),
    mimeTypes: acceptedTypes,
    // Pictures are opened in a process of their own, never by Payload: see src/files/.
    focalPoint: true,
    // A cropped picture would keep its name, so browsers would keep the old copy. The focal point changes no file.
    crop: false,
    pasteURL: false,
    admin: { components: { controls: ['/upload/upload-limits#UploadLimits'] } },
  },
  // The first three join Payload's own fields of these names.
  fields: [
    ...['url', 'thumbnailURL', 'mimeType'].map((name) => unlisted(name)),
    formerCopies,
    uiField('envoi', '/upload/save-when-chosen#SaveWhenChosen'),
    usesField,
  ],
}
