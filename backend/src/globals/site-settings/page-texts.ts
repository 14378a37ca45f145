import type { Tab } from 'payload'
import defaultCourseTexts from '../../../../contract/default-contents/course-texts.json'
import { defaultFaqEntries } from '../../../../contract/default-contents/faq'
import { heroSentences } from '../../../../contract/default-contents/hero-sentences'
import { defaultCounters } from '../../../../contract/default-contents/house-counters'
import { defaultVisaPacks } from '../../../../contract/default-contents/visa-packs'
import { contactAreaNames } from '../../../../contract/universes.mjs'
import { listField } from '../../fields/list-field'
import { group, textareaField } from '../../fields/plain'
import { priceField } from '../../fields/price/field'
import { optional } from '../../fields/rules'
import { parseCount } from './count'
import { rowText, rowTitle, sentenceField, valueField } from './value-field'

const { lead, steps } = defaultCourseTexts

/** The rows of the site's own questions. */
export const modelFaq = defaultFaqEntries.map(({ question, answer }) => ({ question, answer }))

const coursesTab: Tab = {
  name: 'courses',
  label: 'Formations',
  fields: [
    sentenceField('lead', 'Phrase sous «\u00a0Nos formations\u00a0»', { inForce: lead }),
    listField('steps', 'Comment ça se passe', {
      singular: 'Étape',
      title: 'title',
      fields: [rowTitle('title', 'Titre', 80), rowText('text', 'Texte')],
      model: steps,
      modelLines: steps.map(({ title }) => title),
    }),
  ],
}

const travelTab: Tab = {
  name: 'travel',
  label: 'Voyage',
  fields: [
    listField('faq', 'Questions fréquentes', {
      singular: 'Question',
      title: 'question',
      fields: [rowTitle('question', 'Question'), rowText('answer', 'Réponse')],
      model: modelFaq,
      modelLines: modelFaq.map(({ question }) => question),
    }),
    group(
      'packs',
      'Packs visa',
      defaultVisaPacks.map(({ key, name, line, features }) =>
        group(key, name, [
          valueField('name', 'Nom', { inForce: name }),
          sentenceField('line', 'Phrase', { inForce: line }),
          textareaField('features', 'Ce qui est compris', 1500, {
            rows: features.length,
            placeholder: features.join('\n'),
            description: 'Une ligne pour chacune. Vide\u00a0: celles écrites en gris.',
          }),
          priceField('price_from', 'Prix à partir de (FCFA)', { plausible: [10_000, 5_000_000] }),
        ]),
      ),
    ),
  ],
}

const housesTab: Tab = {
  name: 'houses',
  label: 'Immobilier',
  fields: defaultCounters.map(({ key, value, label }, index) =>
    group(key, `Chiffre ${index + 1}`, [
      {
        ...valueField('value', 'Nombre', {
          description: 'Vide ou 0\u00a0: ce chiffre n’est pas montré.',
          normalize: (typed) => String(parseCount(typed) ?? typed),
          validate: optional(
            (typed) => parseCount(typed) !== undefined,
            'Écrivez un nombre entier, de cinq chiffres au plus, comme 120.',
          ),
        }),
        defaultValue: () => String(value),
      },
      valueField('label', 'Ce qu’il compte', { inForce: label }),
    ]),
  ),
}

const heroesTab: Tab = {
  name: 'heroes',
  label: 'Phrases',
  fields: (Object.keys(heroSentences) as (keyof typeof heroSentences)[]).map((name) => {
    const inForce = heroSentences[name]
    return name === 'tagline'
      ? sentenceField(name, 'La devise, sous le nom du site', { inForce, maxLength: 90 })
      : sentenceField(name, contactAreaNames[name], { inForce })
  }),
}

/** The texts of the pages that stand in nothing else: those of the site, until the owner writes others. */
export const pageTextTabs = [coursesTab, travelTab, housesTab, heroesTab]
