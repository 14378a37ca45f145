type SampleCourse = { title: string; presentation: string; duree?: string }

/** Pictures formations/{nn}.jpg. */
export const sampleCourses: SampleCourse[] = [
  {
    title: 'Esthétique et soins du visage',
    presentation:
      'Reconnaître une peau, choisir le soin qui lui va, mener une séance du premier nettoyage au dernier massage.',
    duree: '3 mois',
  },
  {
    title: 'Maquillage professionnel',
    presentation:
      'Du teint de tous les jours au maquillage de mariée : les couleurs, les outils et la tenue, sur toutes les carnations.',
    duree: '6 semaines',
  },
  {
    title: 'Onglerie et pose de cils',
    presentation:
      "Manucure, vernis, extensions et cils : la précision du geste, l'hygiène du poste, le temps bien mesuré.",
  },
  {
    title: 'Massage et bien-être',
    presentation:
      "Accueillir, installer, dénouer : les grands enchaînements du massage, et l'écoute qui fait revenir.",
    duree: '1 mois',
  },
]
