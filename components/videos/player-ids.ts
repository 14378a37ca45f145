/** The ids of the player and of its title, which a change of video scrolls to and focuses. */
export const playerIds = { player: 'lecteur', title: 'titre-de-la-video' } as const
