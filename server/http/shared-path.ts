/** Where a shared report is shown; what opens it comes behind. */
export const SHARED_PATH = '/gedeeld/';
