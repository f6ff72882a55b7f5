import { useState } from 'react';

interface OtherSaves {
  /** The save that a save of this form names: the last one that it has shown. */
  seen: number;
  /** Somebody else has saved since this form was changed. */
  isOther: boolean;
  onSaved: (saved: { edit: number }) => void;
}

/** For the form of a record that counts its saves in `edit`. It follows those of others, as forms do, and says so while it has changes. */
export function useOtherSave(edit: number, isDirty: boolean): OtherSaves {
  const [known, setKnown] = useState(edit);
  if (!isDirty && edit > known) setKnown(edit);
  // After a save of its own the form knows more than the record that it shows.
  return { seen: Math.max(edit, known), isOther: isDirty && edit > known, onSaved: (saved) => setKnown(saved.edit) };
}
