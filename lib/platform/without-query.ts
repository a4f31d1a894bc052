/**
 * A copy of plain data without the query string of an address, wherever it is quoted: it may hold what was searched for,
 * names, tokens. Markup writes its ampersands as entities.
 */
export const withoutQuery = <T>(data: T, address: string): T => {
  const search = URL.parse(address)?.search ?? '';
  if (search === '') return data;
  const written = [search, search.replaceAll('&', '&amp;')];
  const strip = (text: string): string => written.reduce((rest, query) => rest.replaceAll(query, ''), text);
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? strip(value) : value)));
};
