const ACTION =
  /logout|log-out|uitloggen|afmelden|uitschrijv|signout|sign-out|delete|verwijder|add-to-cart|wp-login|\/cart|unsubscribe/i;

/** Whether an address looks as if opening it does something (log out, delete, buy): such addresses are never asked. */
export const looksLikeAction = (address: string): boolean => ACTION.test(address);
