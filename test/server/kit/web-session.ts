/** The response that a browser gets. */
export interface Shown {
  readonly status: number;
  readonly page: string;
  readonly headers: Headers;
}

/** A browser that is signed in with a key: it sends forms, and has their token. */
export const signedInWith = async (base: string, key: string) => {
  let cookie = '';
  const send = async (path: string, fields: Readonly<Record<string, string>> | null, more = {}): Promise<Shown> => {
    const form = fields === null ? {} : { method: 'POST', body: new URLSearchParams(fields) };
    const answer = await fetch(base + path, { ...form, headers: { Cookie: cookie, ...more }, redirect: 'manual' });
    return { status: answer.status, page: await answer.text(), headers: answer.headers };
  };
  const { headers } = await send('/aanmelden', { key });
  cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  const { page } = await send('/team', null);
  return { send, page, cookie, token: /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '' };
};
