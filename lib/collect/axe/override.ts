/** What stands on an object in this world instead of what it was, until it is put back. */
export interface Overriding {
  /** Puts something else in the place of an own property of `target`; the rest of its descriptor stays. */
  put<T extends object>(target: T, name: string, change: (was: PropertyDescriptor) => PropertyDescriptor): void;
  /** Puts everything back. */
  end(): void;
}

/** Replaces properties of this world's own objects; a property that is not there, or is fixed, is left as it is. */
export const makeOverriding = (): Overriding => {
  const undone: (() => void)[] = [];
  return {
    put: (target, name, change) => {
      const was = Object.getOwnPropertyDescriptor(target, name);
      if (was?.configurable !== true) return;
      Object.defineProperty(target, name, { ...was, ...change(was) });
      undone.push(() => void Object.defineProperty(target, name, was));
    },
    end: () => {
      for (const undo of undone.splice(0).reverse()) undo();
    },
  };
};
