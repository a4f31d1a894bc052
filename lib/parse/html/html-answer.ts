/** Whether an answer is a web page: by its type, or by how its text begins. */
export const isHtmlAnswer = ({
  headers,
  body,
}: {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}): boolean =>
  /\b(?:x?html)\b/i.test(headers['content-type'] ?? '') ||
  /^\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(body.slice(0, 2_000));
