/**
 * Where the owner of a domain confirms that it wants a badge: a TXT record below it, or a file on it; and the text to put there.
 */
export interface ProofPlaces {
  readonly dns: { readonly name: string; readonly text: string };
  readonly file: { readonly url: string; readonly text: string };
}

/** Returns the two places of a domain, with the code of a team. */
export const toProofPlaces = ({ domain, token }: { readonly domain: string; readonly token: string }): ProofPlaces => {
  const text = `pijler-badge=${token}`;
  return {
    dns: { name: `_pijler.${domain}`, text },
    file: { url: `https://${domain}/.well-known/pijler-badge.txt`, text },
  };
};
