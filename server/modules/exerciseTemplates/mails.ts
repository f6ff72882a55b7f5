import { defineMail } from '../../mail/mailKind.ts';

/** A template as its author would receive it, to the author. `document` is clean, and its links are dead. */
export const templateTest = defineMail<{ name?: string; title: string; from: string; document: string }>({
  template: 'exercise_test',
  isByHouse: true,
  hasDocument: true,
});
