/** Temporary replacements of properties in this world. */
export interface Overriding {
  /** Replaces an own property of `target`; the rest of its descriptor is unchanged. */
  put<T extends object>(target: T, name: string, change: (was: PropertyDescriptor) => PropertyDescriptor): void;
  /** Restores all replaced properties. */
  end(): void;
}

/** Replaces properties of this world's own objects; a property that is missing or not configurable is left unchanged. */
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
