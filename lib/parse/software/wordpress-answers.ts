/** Responses of WordPress that anybody can request. Unreadable ones give no result. */

const listIn = (body: string): readonly unknown[] | null => {
  try {
    const parsed: unknown = JSON.parse(body);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
};

const isUser = (one: unknown): boolean => typeof one === 'object' && one !== null && 'slug' in one && 'id' in one;

/**
 * Number of users in a list of the REST API, by its header X-WP-Total, else by the entries received; null when it is
 * not such a list, or is empty. https://developer.wordpress.org/rest-api/reference/users/
 */
export const countUsers = (body: string, total: string | undefined): number | null => {
  const list = listIn(body);
  if (list === null || list.length === 0 || !list.every(isUser)) return null;
  return /^\d{1,6}$/.test(total ?? '') ? Math.max(Number(total), list.length) : list.length;
};

/** Whether a description of remote interfaces (RSD 1.0) names the address of XML-RPC. */
export const isNamingXmlrpc = (body: string): boolean =>
  /<rsd[\s>]/i.test(body) && /\bapiLink=["'][^"'<>]{0,500}\/xmlrpc\.php["']/i.test(body);

/** The version after the name in WordPress' readme.html, which stated it until version 5; null when it states none. */
export const parseReadmeVersion = (body: string): string | null =>
  /WordPress/.test(body)
    ? (/<br ?\/?>\s{0,20}Version (\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)(?![\w.])/i.exec(body)?.[1] ?? null)
    : null;
