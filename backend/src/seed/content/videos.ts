/** The sample videos play openly licensed films of the Blender studio, each under its own name. */
const films = {
  bunny: ['aqz-KE-bpKQ', 'Big Buck Bunny'],
  sintel: ['eRsGyueVLvQ', 'Sintel'],
  steel: ['R6MlUcmOul8', 'Tears of Steel'],
  elephants: ['TLkA0RELQ1g', 'Elephants Dream'],
  cosmos: ['Y-rmzh0PI3c', 'Cosmos Laundromat'],
  spring: ['WhWc3b3KhnY', 'Spring'],
  agent: ['mN0zPOpADL4', 'Agent 327'],
  caminandes: ['Z4C82eyhwgU', 'Caminandes 2'],
  llamigos: ['SkVqJ1SGeL0', 'Caminandes 3'],
  charge: ['UXqq0ZvbOnk', 'Charge'],
  wing: ['u9lj-c29dxI', 'Wing It!'],
  hero: ['pKmSdY56VtY', 'Hero'],
  coffee: ['PVGeM40dABA', 'Coffee Run'],
  sprite: ['_cMxraX_5RE', 'Sprite Fright'],
  glass: ['lqiN98z6Dak', 'Glass Half'],
  dweebs: ['apiu3pTIwuY', 'The Daily Dweebs'],
} as const satisfies Record<string, readonly [id: string, name: string]>

type Film = keyof typeof films
type SampleVideo = [daysAgo: number, film: Film, title: string, category?: string]

/** The three usual forms of a YouTube URL, in turn. */
export function youtubeUrl(film: Film, index: number): string {
  const [id] = films[film]
  const forms = [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/embed/${id}`,
  ]
  return forms[index % forms.length] ?? `https://youtu.be/${id}`
}

/** The description of a sample video names the film that is really played. */
export function descriptionOf(film: Film): string {
  return `Vidéo d'exemple : le lecteur joue « ${films[film][1]} », un film libre du studio Blender.`
}

export const mediaCategories = ['Portraits', 'Culture', 'Initiatives']

/** Pictures reportages/{nn}.jpg. */
export const mediaVideos: SampleVideo[] = [
  [1, 'spring', 'Portrait : une architecte et la terre rouge', 'portraits'],
  [3, 'bunny', "Sur le lac Nokoué, l'école en pirogue", 'initiatives'],
  [6, 'sintel', "Les tisserands du plateau d'Abomey", 'culture'],
  [10, 'agent', 'Zémidjan : une journée dans la ville', 'culture'],
  [15, 'caminandes', 'Portrait : le chef qui réinvente le maïs', 'portraits'],
  [21, 'wing', 'Un verger au bord de la lagune', 'initiatives'],
  [28, 'cosmos', "Fidjrossè, la plage à l'aube", 'culture'],
  [36, 'steel', 'Portrait : une ingénieure du soleil', 'portraits'],
  [47, 'charge', 'Rentrer, bâtir, transmettre', 'initiatives'],
  [60, 'elephants', 'Les masques dansent à Porto-Novo', 'culture'],
  [75, 'hero', 'Portrait : la voix du marché Dantokpa', 'portraits'],
  [92, 'sprite', 'La bibliothèque qui voyage', 'initiatives'],
  [110, 'llamigos', 'Tambours de nuit', 'culture'],
  [135, 'coffee', 'Portrait : un couturier entre Cotonou et Lyon', 'portraits'],
  [170, 'glass', 'Le jardin des écolières', 'initiatives'],
  [178, 'dweebs', 'Ouidah, la route vers la mer', 'culture'],
]

export const beautyCategories = ['Soins', 'Coiffure', 'Formations']

/** Pictures beaute-videos/{nn}.jpg. */
export const beautyVideos: SampleVideo[] = [
  [2, 'spring', 'Le rituel du visage au karité', 'soins'],
  [5, 'wing', 'Tresses : le geste et la patience', 'coiffure'],
  [9, 'cosmos', 'Massage relaxant, trente minutes pour soi', 'soins'],
  [16, 'sintel', 'Gommage corps au sucre et au miel', 'soins'],
  [24, 'charge', 'Une pose de cils, pas à pas', 'formations'],
  [33, 'caminandes', 'Mains et pieds : la mise en beauté', 'soins'],
  [45, 'agent', 'Maquillage de mariée', 'formations'],
  [58, 'steel', "Dans l'atelier des formations", 'formations'],
  [80, 'bunny', 'Les huiles du jardin'],
  [105, 'elephants', 'Foulards : dix façons de nouer', 'coiffure'],
]
