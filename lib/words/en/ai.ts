export const ai = {};
