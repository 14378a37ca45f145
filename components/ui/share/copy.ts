/** The fixed texts of the share button and its dialog. */
export const shareCopy = {
  share: 'Partager',
  dialogTitle: 'Partager le lien',
  copy: 'Copier',
  copied: 'Lien copié dans le presse-papiers\u00a0!',
  notCopied: 'Le lien est sélectionné\u00a0: copiez-le avec Ctrl+C, ou par un appui long.',
  otherApps: 'Autres applications',
} as const
