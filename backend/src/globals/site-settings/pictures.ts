import type { Field, Tab, UploadField } from 'payload'
import type { CarouselArea, PictureKey } from '../../../../contract/site-settings/picture-keys'
import type { SiteArea, Universe } from '../../../../contract/universes.mjs'
import { pictureField } from '../../fields/file'
import { section, textField } from '../../fields/plain'

const whenEmpty = 'Vide\u00a0: l’image du modèle.'
const wide = `En largeur, 1920 × 1080 pixels au moins. ${whenEmpty}`
const upright = `En hauteur, 960 × 1200 pixels au moins. ${whenEmpty}`

function picture(name: PictureKey, label: string, description = whenEmpty): UploadField {
  const field = pictureField(name, label, { description, required: false })
  const beforeInput = ['/globals/site-settings/admin/model-picture#ModelPicture']
  const components = { ...field.admin?.components, beforeInput }
  return { ...field, admin: { ...field.admin, components } } as UploadField
}

const hero = (page: SiteArea) => {
  const beforeFilm = page === 'medias' ? '' : ' On la voit jusqu’à ce que le film commence.'
  return picture(`hero_${page}`, 'Grande image en haut de la page', wide + beforeFilm)
}

const cards = (universe: Universe['key']) => [
  picture(`card_${universe}`, 'Image de sa carte, sur l’accueil', upright),
  picture(`card_${universe}_hover`, 'Seconde image de sa carte', upright),
]

const carousel = (page: CarouselArea) =>
  ([1, 2, 3, 4] as const).flatMap((slide): Field[] => {
    const name = `carousel_${page}_${slide}` as const
    return [
      picture(name, `Image ${slide} qui défile`),
      textField(`${name}_alt`, `Ce que montre l’image ${slide}`, 200, {
        description: 'Une phrase pour les personnes qui ne voient pas l’image.',
        condition: (_, siblings) => Boolean(siblings?.[name]),
      }),
    ]
  })

const page = (label: string, fields: Field[]) => section(label, fields, { initCollapsed: true })

/** The site's own pictures, each of which can be replaced. */
export const picturesTab: Tab = {
  name: 'pictures',
  label: 'Images',
  fields: [
    page('Accueil', [hero('accueil'), ...carousel('accueil')]),
    page('Médias', [hero('medias'), ...cards('medias'), ...carousel('medias')]),
    page('Beauté', [
      hero('beaute'),
      ...cards('beaute'),
      picture('price_list_women', 'Image de la carte Femme', upright),
      picture('price_list_men', 'Image de la carte Homme', upright),
      ...carousel('beaute'),
    ]),
    page('Voyage', [hero('voyage'), ...cards('voyage')]),
    page('Immobilier', [hero('immobilier'), ...cards('immobilier')]),
  ],
}
