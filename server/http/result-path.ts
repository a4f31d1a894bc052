/** Where the latest result of a domain is shown. */
export const RESULT_PATH = '/rapport/';
