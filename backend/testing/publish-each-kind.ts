import type { RunningBackend } from './backend'
import { mp4, picture } from './files'
import { owner } from './owner'

/**
 * Publishes content of every kind, with and without its optional fields, and drafts called «Brouillon».
 * @returns the id of the picture that all of it shows
 */
export async function publishEachKind(backend: RunningBackend): Promise<number> {
  const me = await owner(backend)
  const image = (await me.upload('Été à Ouidah.JPG', await picture(), 'image/jpeg')).doc.id
  const video = (await me.upload('tête.mp4', mp4(), 'video/mp4')).doc.id
  const video_telephone = (await me.upload('pied.mp4', mp4(3000), 'video/mp4')).doc.id
  for (const slug of ['entete-accueil', 'entete-beaute', 'entete-voyage']) {
    await me.setGlobal(slug, { video })
  }
  await me.setGlobal('entete-immobilier', { video, video_telephone })
  const event = { title: 'Fête', date: '2027-05-01T12:00:00.000Z', time: '9h05', poster: image }
  await me.publish('evenements', { ...event, description: 'Une\nDeux' })
  await me.publish('evenements', {
    ...event,
    date: '2026-01-31T23:30:00.000Z',
    time: '',
    end_date: '2/2/2026',
    place: 'Salle A',
    tarif: '5 000 FCFA',
    billets: 'https://exemple.org/billets',
    etat: 'reporte',
    live_url: 'https://exemple.org/direct',
  })
  await me.create('evenements', { ...event, title: 'Brouillon' })
  for (const [videos, categories] of [
    ['videos', 'categories'],
    ['videos-beaute', 'categories-beaute'],
  ] as const) {
    const category = (await me.create(categories, { title: 'Portraits' })).doc.id
    await me.create(categories, { title: 'Vide' })
    const video = { youtube_url: 'https://youtu.be/aqz-KE-bpKQ', thumbnail: image }
    await me.publish(videos, { ...video, title: 'A', published_at: '2026-01-02T03:04:05.000Z' })
    await me.publish(videos, {
      ...video,
      title: 'B',
      description: 'Un\nDeux',
      transcription: 'Bonjour.',
      duree: '4:32',
      exemple: true,
      category,
      published_at: '2026-02-02T03:04:05.000Z',
    })
    await me.create(videos, { ...video, title: 'Brouillon', category })
  }
  for (const photos of ['photos', 'photos-beaute']) {
    await me.publish(photos, { title: 'Une', image })
    await me.publish(photos, { title: 'Deux', image, description: 'Un marché.', credit: 'Atelier' })
    await me.create(photos, { title: 'Brouillon', image })
  }
  await me.publish('formations', {
    title: 'Soins du visage',
    presentation: 'Reconnaître une peau.',
    duree: '3 mois',
    tarif: 150_000,
    affiche: image,
  })
  await me.create('formations', { title: 'Brouillon', affiche: image })
  const house = { titre: 'Villa', adresse: 'Cotonou', chambres: 3, douches: 2, prix: 1500000 }
  await me.publish('maisons', { ...house, photo_principale: image })
  const full = {
    ...house,
    photo_principale: image,
    photos: [image],
    status: 'louer',
    conclusion: 'louee',
    description: 'Un\nDeux',
    surface: 120,
    titre_foncier: 'TF n° 12',
    reference: 'R-2',
  }
  await me.publish('maisons', full)
  await me.create('maisons', { ...house, titre: 'Brouillon' })
  return image
}
