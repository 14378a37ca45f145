import type { TextSection } from './text-blocks'

/** The privacy policy: /confidentialite. */
export const privacyPolicy: { lead: string; sections: readonly TextSection[] } = {
  lead: 'Vous lisez, vous regardez, vous écrivez si vous le voulez. Nous ne vous suivons pas.',
  sections: [
    {
      id: 'jamais',
      heading: 'Ce que nous ne faisons pas',
      blocks: [
        {
          list: [
            'Aucun cookie sur les pages publiques, donc aucun bandeau à fermer.',
            'Aucun compte, aucun mot de passe. Le seul champ à remplir est celui de la recherche, dont le site ne garde que les mots qu’il n’a pas trouvés.',
            'Aucune publicité, aucun pistage. Seuls les liens WhatsApp ouverts et les recherches sans résultat sont comptés, sans rien retenir de vous.',
          ],
        },
        'Le back-office, réservé à la rédaction, garde un cookie de connexion pour les personnes qui y entrent.',
      ],
    },
    {
      id: 'appareil',
      heading: 'Ce qui reste sur votre appareil',
      blocks: [
        {
          list: [
            'L’animation d’ouverture\u00a0: le fait que vous l’avez vue, jusqu’à ce que vous fermiez l’onglet. Sans JavaScript, votre navigateur retient pendant une demi-heure l’heure de votre dernière page.',
            'La touche «\u00a0/\u00a0» de la recherche\u00a0: votre choix, si vous l’avez désactivée.',
            'La copie hors ligne : les vingt dernières pages vues et une partie de leurs images, pour les relire sans réseau. Elle ne quitte pas l’appareil. Rien n’est gardé si vous économisez vos données.',
          ],
        },
        { link: 'Voir ou effacer la copie hors ligne', href: '/hors-ligne' },
      ],
    },
    {
      id: 'whatsapp',
      heading: 'WhatsApp',
      blocks: [
        'Rien ne part avant que vous touchiez un lien WhatsApp. Il ouvre alors WhatsApp avec un message déjà écrit, qui peut nommer la page d’où vous venez ; vous le relisez, vous l’envoyez ou non.',
        'Si vous l’envoyez, nous voyons votre numéro et votre message, et Meta, qui édite WhatsApp, les traite selon ses propres règles. Nous nous en servons pour vous répondre, et pour rien d’autre.',
      ],
    },
    {
      id: 'compte',
      heading: 'Les liens WhatsApp ouverts et les recherches sans résultat',
      blocks: [
        'Quand vous ouvrez un lien WhatsApp, la page le signale à notre serveur, et à lui seul\u00a0: il ajoute un au total du jour pour cette page. Nous savons ainsi combien de fois chaque page mène à WhatsApp.',
        {
          list: [
            'Ce total ne contient ni adresse IP, ni cookie, ni appareil, ni heure\u00a0: une date, une page, un nombre. Il est effacé après 400 jours.',
            'Aucun lien n’est compté sans JavaScript.',
          ],
        },
        'Quand une recherche ne trouve rien, ses mots sont comptés de même, pour savoir ce qui manque au site\u00a0: une date, des mots, un nombre, effacés après 30 jours. Ce qui ressemble à une adresse e-mail ou à un numéro de téléphone n’est pas gardé.',
        'Rien de tout cela n’est compté si votre navigateur demande à ne pas être suivi («\u00a0Global Privacy Control\u00a0» ou «\u00a0Do Not Track\u00a0»).',
      ],
    },
    {
      id: 'videos',
      heading: 'Vidéos de YouTube',
      blocks: [
        'Le lecteur n’est chargé que sur la page d’une vidéo, depuis youtube-nocookie.com. YouTube, une entreprise de Google, y voit votre adresse IP et la vidéo demandée.',
        'Si votre navigateur annonce que vous économisez vos données, le lecteur attend que vous le touchiez.',
      ],
    },
    {
      id: 'carte',
      heading: 'Carte d’OpenStreetMap',
      blocks: [
        'La carte de la page Beauté vient d’openstreetmap.org. Elle est chargée quand vous approchez d’elle en descendant la page : la fondation OpenStreetMap voit alors votre adresse IP. L’adresse est aussi écrite à côté.',
      ],
    },
    {
      id: 'serveur',
      heading: 'Journaux du serveur',
      blocks: [
        'Comme tout serveur, le nôtre reçoit votre adresse IP pour vous répondre. Le logiciel du site ne l’enregistre pas. L’hébergeur peut tenir un journal technique, pour la sécurité et les pannes, pendant un temps limité.',
      ],
    },
    {
      id: 'droits',
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez demander ce que nous savons de vous (en pratique, vos messages WhatsApp ou vos e-mails), le faire corriger ou effacer.',
        { mail: 'Pour le demander' },
        'Au Bénin, l’Autorité de protection des données à caractère personnel (APDP) veille sur ces droits ; ailleurs, l’autorité de votre pays.',
      ],
    },
  ],
}
