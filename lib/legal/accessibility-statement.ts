import type { TextSection } from './text-blocks'

/** The accessibility statement: /accessibilite. */
export const accessibilityStatement: { lead: string; sections: readonly TextSection[] } = {
  lead: 'Un petit téléphone, un lecteur d’écran, une connexion lente : le site doit vous rester ouvert.',
  sections: [
    {
      id: 'fonctionne',
      heading: 'Ce qui fonctionne',
      blocks: [
        {
          list: [
            'Au clavier : tout s’atteint, le focus se voit, un lien mène droit au contenu.',
            'Au lecteur d’écran : titres dans l’ordre, images décrites, boutons nommés, messages annoncés.',
            'Sans JavaScript : toutes les pages se lisent et se parcourent.',
            'Les contrastes suivent le niveau AA des WCAG.',
            'Zoom et petits écrans : rien ne déborde, jusqu’à 320 pixels de large.',
            'Mouvement réduit : si vous le demandez à votre appareil, rien ne bouge tout seul.',
            'Connexion lente ou économie de données : des images au lieu des films, et rien de chargé d’avance.',
            'Hors ligne : les dernières pages vues se relisent.',
          ],
        },
        'Nous vérifions l’essentiel de ces points à chaque version, par des tests automatiques. Le site n’a pas encore été audité par un organisme extérieur.',
      ],
    },
    {
      id: 'limites',
      heading: 'Ce qui reste à faire',
      blocks: [
        {
          list: [
            'Le lecteur de YouTube et la carte d’OpenStreetMap ne sont pas les nôtres : leur accessibilité dépend d’eux. L’adresse est écrite à côté de la carte.',
            'Les sous-titres des vidéos sont ceux que YouTube propose. Il n’y a pas toujours de transcription.',
            'Les affiches des événements et des formations sont des images : le titre et la date sont repris en texte, le reste pas toujours.',
          ],
        },
      ],
    },
    {
      id: 'signaler',
      heading: 'Signaler un obstacle',
      blocks: [
        'Dites-nous quelle page, quel appareil, et ce qui vous arrête. Nous vous répondons avec le contenu sous une autre forme, et nous corrigeons.',
        { mail: 'Pour nous le dire' },
      ],
    },
  ],
}
