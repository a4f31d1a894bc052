/** An object's own property of a name: on a window never an element or frame of the page, as those come from its prototypes. */
export const getOwnValue = (target: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(target, name)?.value;
