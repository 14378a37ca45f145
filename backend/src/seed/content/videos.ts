/** The sample videos play openly licensed films of the Blender studio. */
const FILMS = {
  bunny: 'aqz-KE-bpKQ',
  sintel: 'eRsGyueVLvQ',
  steel: 'R6MlUcmOul8',
  elephants: 'TLkA0RELQ1g',
  cosmos: 'Y-rmzh0PI3c',
  spring: 'WhWc3b3KhnY',
  agent: 'mN0zPOpADL4',
  caminandes: 'Z4C82eyhwgU',
  charge: 'UXqq0ZvbOnk',
  wing: 'u9lj-c29dxI',
} as const

type Film = keyof typeof FILMS
type SampleVideo = [daysAgo: number, film: Film, title: string, category?: string]

/** The three forms in which people paste a YouTube address, in turn. */
export function addressOf(film: Film, index: number): string {
  const id = FILMS[film]
  const forms = [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://www.youtube.com/embed/${id}`,
  ]
  return forms[index % forms.length] ?? `https://youtu.be/${id}`
}

export const MEDIA_CATEGORIES = ['Portraits', 'Culture', 'Initiatives']

/** Pictures reportages/{nn}.jpg. */
export const REPORTAGES: SampleVideo[] = [
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
  [75, 'sintel', 'Portrait : la voix du marché Dantokpa', 'portraits'],
  [92, 'bunny', 'La bibliothèque qui voyage', 'initiatives'],
  [110, 'charge', 'Tambours de nuit', 'culture'],
  [135, 'wing', 'Portrait : un couturier entre Cotonou et Lyon', 'portraits'],
  [170, 'spring', 'Le jardin des écolières', 'initiatives'],
  [215, 'cosmos', 'Ouidah, la route vers la mer', 'culture'],
]

export const BEAUTY_CATEGORIES = ['Soins', 'Coiffure', 'Formations']

/** Pictures beaute-videos/{nn}.jpg. */
export const BEAUTY_VIDEOS: SampleVideo[] = [
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
