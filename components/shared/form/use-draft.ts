import type { TargetedEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Typed = TargetedEvent<HTMLInputElement>;

/**
 * State for a text field that is saved when it is left: until then the typed text belongs to the field, so that a new
 * rendering of the page does not remove it.
 */
export const useDraft = (saved: string, onSave: (text: string) => void) => {
  const [draft, setDraft] = useState(saved);
  useEffect(() => setDraft(saved), [saved]);
  return {
    value: draft,
    onInput: ({ currentTarget }: Typed) => setDraft(currentTarget.value),
    onChange: ({ currentTarget }: Typed) => onSave(currentTarget.value.trim()),
  };
};
