/** Where badges are; the domain and `.svg` come behind. */
export const BADGE_PATH = '/badge/';
