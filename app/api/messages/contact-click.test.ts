import { expect, test } from 'vitest'
import { contactClick } from './contact-click'

test.each([
  ['/', 'accueil', '/'],
  ['/?utm_source=a', 'accueil', '/'],
  ['/confidentialite', 'accueil', '/confidentialite'],
  ['/recherche?q=x', 'accueil', '/recherche'],
  ['/medias/mediavideo/page/3', 'medias', '/medias/mediavideo'],
  ['/medias/mediaevenements/fete-du-vodoun#x', 'medias', '/medias/mediaevenements/fete-du-vodoun'],
  ['/medias/videoplayers?v=abcdefghijk', 'medias', '/medias/videoplayers'],
  ['/beaute', 'beaute', '/beaute'],
  ['/beaute/videoplayers', 'beaute', '/beaute/videoplayers'],
  [
    '/beaute/formations/coiffure%20tress%C3%A9e',
    'formations',
    '/beaute/formations/coiffure%20tress%C3%A9e',
  ],
  ['/voyage/destination/france', 'voyage', '/voyage/destination/france'],
  ['/immobilier?onglet=louer', 'immobilier', '/immobilier'],
  ['/immobilier?onglet=louer&maison=3&fbclid=x', 'immobilier', '/immobilier?maison=3'],
])('%s is counted for %s as %s', (address, area, page) => {
  expect(contactClick(address)).toEqual({ area, page })
})

test.each([
  '',
  'beaute',
  '//ailleurs.example/beaute',
  '/\\ailleurs.example',
  'https://ailleurs.example/beaute',
  '/inconnu',
  '/constructor',
  '/constructor/x',
  '/voyage/destination/',
  '/medias/mediaevenements/',
  '/medias/mediaevenements/a/b',
  `/medias/mediaevenements/${'a'.repeat(201)}`,
  '/medias/mediaevenements/a%00b',
  '/immobilier?maison=a%2Fb',
])('«%s» is not counted', (address) => {
  expect(contactClick(address)).toBeUndefined()
})
