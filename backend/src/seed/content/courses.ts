/** Pictures formations/{nn}.jpg. */
export const sampleCourses = [
  'Esthétique et soins du visage',
  'Maquillage professionnel',
  'Onglerie et pose de cils',
  'Massage et bien-être',
]
