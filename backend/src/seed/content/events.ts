/** [days from today, time, title, lines of the description, live URL]; picture evenements/{nn}.jpg. */
type SampleEvent = [offset: number, time: string, title: string, lines: string[], live?: string]

export const sampleEvents: SampleEvent[] = [
  [
    1,
    '20:00',
    'Nuit des rayons : concert sur la plage de Fidjrossè',
    [
      "Quand le soleil passe derrière les cocotiers, la scène s'allume face à l'océan.",
      'Trois heures de musique, des percussions du Sud aux voix de la diaspora, les pieds dans le sable.',
      '',
      'Venez tôt : les premières nattes sont les mieux placées. Restauration sur place, entrée libre.',
      '',
      "Le direct d'exemple mène à un film libre du studio Blender.",
    ],
    'https://www.youtube.com/watch?v=WhWc3b3KhnY',
  ],
  [
    0,
    '18:30',
    'Rencontre : entreprendre entre deux rives',
    [
      "Ils vivent entre Cotonou et une ville d'ailleurs, et font grandir leur projet des deux côtés.",
      'Quatre parcours racontés sans détour : les débuts, les erreurs, les appuis.',
      '',
      "La rencontre se termine par une heure de questions, autour d'un verre de bissap.",
      '',
      "Le direct d'exemple mène à un film libre du studio Blender.",
    ],
    'https://youtu.be/aqz-KE-bpKQ',
  ],
  [
    -1,
    '16:00',
    'Projection en plein air à Ganvié',
    [
      'Un drap blanc tendu entre deux cases, des pirogues en guise de fauteuils.',
      "Au programme : des courts métrages sur l'eau, la pêche et ceux qui en vivent.",
    ],
  ],
  [
    4,
    '10:00',
    'Marché des créateurs de Cotonou',
    [
      'Quarante étals de tissus, de bijoux, de céramique et de vannerie, tenus par celles et ceux qui les fabriquent.',
      '',
      "Toute la journée : démonstrations de teinture, atelier pour les enfants, musique à l'ombre des manguiers.",
    ],
  ],
  [
    9,
    '19:00',
    'Défilé « Pagnes et lignes »',
    [
      'Douze silhouettes, un seul fil conducteur : le pagne, coupé net.',
      'De jeunes couturiers montrent comment un tissu de fête devient un vêtement de tous les jours.',
      '',
      'Après le défilé, les pièces peuvent être essayées et commandées sur mesure.',
    ],
  ],
  [
    30,
    '09:00',
    'Forum de la diaspora bâtisseuse',
    [
      'Une journée pour celles et ceux qui veulent construire au pays, une maison, une école ou une entreprise.',
      'Le matin, des ateliers pratiques : le terrain, les papiers, le budget, le suivi à distance.',
      "L'après-midi, des rendez-vous individuels avec des artisans et des architectes.",
      '',
      'Inscription conseillée : les places en atelier sont comptées.',
      '',
      "Le direct d'exemple mène à un film libre du studio Blender.",
    ],
    'https://www.youtube.com/embed/R6MlUcmOul8',
  ],
  [
    75,
    '15:00',
    'Fête des récoltes à Abomey',
    [
      "Igname nouvelle, maïs grillé, gari et sauces de saison : la terre rouge est à l'honneur.",
      'Danses sous les palmiers, concours de cuisine et grand repas partagé à la tombée du jour.',
    ],
  ],
  [
    160,
    '20:30',
    'Grande soirée de fin de saison',
    [
      'Une dernière fois avant la pause, la ville brille.',
      "Concerts, lectures et images de l'année, puis on danse jusqu'au petit matin.",
      '',
      'Tenue de lumière recommandée.',
    ],
  ],
  [
    -6,
    '11:00',
    'Atelier cuisine : les saveurs du Sud',
    [
      'Piment, gingembre, feuilles fraîches et huile rouge : on apprend à doser avant de goûter.',
      "Chaque groupe a préparé un plat complet, puis l'a partagé avec la table voisine.",
    ],
  ],
  [
    -35,
    '17:00',
    'Exposition « Tissages contemporains »',
    [
      'Des bandes de coton tissées à la main, assemblées comme des tableaux.',
      "L'exposition a réuni neuf artistes qui font parler les fils d'aujourd'hui avec les motifs d'hier.",
      '',
      "Le direct d'exemple mène à un film libre du studio Blender.",
    ],
    'https://www.youtube.com/watch?v=TLkA0RELQ1g',
  ],
  [
    -140,
    '14:00',
    'Course des pirogues du lac Nokoué',
    [
      'Des voiles cousues de vieux sacs, des équipages de tous les âges, et le vent pour seul moteur.',
      "Vingt pirogues au départ, une seule à l'arrivée avant l'orage.",
    ],
  ],
  [
    -172,
    '18:00',
    "Soirée d'ouverture de la maison",
    [
      "Les fenêtres s'allument, les portes s'ouvrent : la maison a reçu ses premiers invités sous les bougainvillées.",
      'Une soirée pour dire merci, et pour raconter la suite.',
    ],
  ],
  [
    110,
    '10:00',
    'Festival des cerfs-volants de Ouidah',
    [
      'Deux jours de vent, de papier et de fil sur la plage.',
      '',
      'Samedi, les ateliers : bambou fendu, colle de riz, queues de pagne. Dimanche, le grand lâcher à seize heures.',
      'Les enfants sont attendus avec leurs ciseaux, les parents avec leur patience.',
    ],
  ],
  [
    175,
    '18:00',
    "Trois voix, un fleuve : lectures d'une rive à l'autre",
    [
      'Trois femmes lisent les lettres que leurs familles se sont écrites entre ici et ailleurs.',
      'Une heure et demie de textes en français, en fon et en yoruba, puis la parole est à la salle.',
      '',
      'Entrée libre dans la limite des places. Une garderie est ouverte pendant la lecture.',
    ],
  ],
]
