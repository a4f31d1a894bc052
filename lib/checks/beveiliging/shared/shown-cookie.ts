/** A cookie by its name; one without a name as it was sent, its value left out (RFC 6265bis §5.6 lets it have none). */
export const formatCookie = ({ name }: { readonly name: string }): string => (name === '' ? 'Set-Cookie: =…' : name);
