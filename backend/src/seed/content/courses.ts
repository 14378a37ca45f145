type SampleCourse = [title: string, duree: string | undefined, presentation: string]

/** Pictures formations/{nn}.jpg. */
export const sampleCourses: SampleCourse[] = [
  [
    'Esthétique et soins du visage',
    '3 mois',
    'Reconnaître une peau, choisir le soin qui lui va, mener une séance du premier nettoyage au dernier massage.',
  ],
  [
    'Maquillage professionnel',
    '6 semaines',
    'Du teint de tous les jours au maquillage de mariée : les couleurs, les outils et la tenue, sur toutes les carnations.',
  ],
  [
    'Onglerie et pose de cils',
    undefined,
    "Manucure, vernis, extensions et cils : la précision du geste, l'hygiène du poste, le temps bien mesuré.",
  ],
  [
    'Massage et bien-être',
    '1 mois',
    "Accueillir, installer, dénouer : les grands enchaînements du massage, et l'écoute qui fait revenir.",
  ],
]
