export const domein = {};
