/** Whether a text is exactly one mail address: an ASCII local part without quotes, and a domain with a dot. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}){0,9}@(?:[a-z0-9-]{1,63}\.){1,9}[a-z0-9-]{2,63}$/i.test(
    text,
  );
