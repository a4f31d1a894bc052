/** Offers a text as a file; needs no permission. */
export const saveAs = (name: string, type: string, text: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
