/** What an object itself holds under a name: of a window never an element or frame of the page, which its prototypes give. */
export const getOwnValue = (target: object, name: string): unknown =>
  Object.getOwnPropertyDescriptor(target, name)?.value;
