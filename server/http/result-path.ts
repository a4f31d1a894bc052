/** Where the latest result of a domain is shown. */
export const RESULT_PATH = '/rapport/';

/** Where one scan of any page is shown, by its id; of `:id` it is the route. */
export const scanPath = (id: string): string => `${RESULT_PATH}scan/${id === ':id' ? id : encodeURIComponent(id)}`;
