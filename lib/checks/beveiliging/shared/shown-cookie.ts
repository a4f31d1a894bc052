/** A cookie's name; for one without a name, its header without the value (RFC 6265bis §5.6 allows an empty name). */
export const formatCookie = ({ name }: { readonly name: string }): string => (name === '' ? 'Set-Cookie: =…' : name);
