/** Offers an answer as a file, as it came; needs no permission. */
export const saveText = (name: string, text: string, type: string): void => {
  const isJson = /\bjson\b/i.test(type);
  const link = document.createElement('a');
  // Only as text: a page out of an answer must not open as one of ours.
  link.href = URL.createObjectURL(new Blob([text], { type: isJson ? 'application/json' : 'text/plain' }));
  link.download = `platform_${name}.${isJson ? 'json' : 'txt'}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
};
