export const onderhoud = {};
