/** Under which names the systems are reached. */
export const hostOf = (id: string): string => `${id}-systeem.nl`;
export const originOf = (id: string): string => `https://${hostOf(id)}`;
