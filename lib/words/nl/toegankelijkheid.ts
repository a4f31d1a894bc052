export const toegankelijkheid = {};
