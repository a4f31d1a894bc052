/** Where the owner of a domain says that it wants a badge: a TXT record below it, or a file on it; and what goes there. */
export interface ProofPlaces {
  readonly dns: { readonly name: string; readonly text: string };
  readonly file: { readonly url: string; readonly text: string };
}

/** The two places of a domain, with the code that a team got for it. */
export const toProofPlaces = ({ domain, token }: { readonly domain: string; readonly token: string }): ProofPlaces => {
  const text = `pijler-badge=${token}`;
  return {
    dns: { name: `_pijler.${domain}`, text },
    file: { url: `https://${domain}/.well-known/pijler-badge.txt`, text },
  };
};
