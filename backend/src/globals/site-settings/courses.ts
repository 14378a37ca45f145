import type { Tab } from 'payload'
import { defaultCourseTexts } from '../../../../lib/shared/default-contents/course-texts'
import { listField } from './list-field'
import { rowText, rowTitle, sentenceField } from './text-fields'

const { lead, steps } = defaultCourseTexts

/** The texts that all courses share. */
export const coursesTab: Tab = {
  name: 'courses',
  label: 'Formations',
  fields: [
    sentenceField({
      name: 'lead',
      label: 'Phrase sous «\u00a0Nos formations\u00a0»',
      inForce: lead,
    }),
    listField({
      name: 'steps',
      label: 'Comment ça se passe',
      singular: 'Étape',
      title: 'title',
      fields: [rowTitle('title', 'Titre', 80), rowText('text', 'Texte')],
      model: steps,
      modelLines: steps.map(({ title }) => title),
    }),
  ],
}
