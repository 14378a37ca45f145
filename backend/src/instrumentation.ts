/** Nothing: without this file Next would run that of the site, in the folder above. */
export function register(): void {}
