export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Offers a value as a JSON file; needs no permission. `name` is without extension. */
export const saveJson = (name: string, value: unknown): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([asJson(value)], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
