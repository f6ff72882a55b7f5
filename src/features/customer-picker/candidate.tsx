import type { WordOf } from '~/schema/kind.ts';
import cellsCss from '~/components/list/table/cells.module.css';
import css from './customerPicker.module.css';

/** A customer in a list of what is shared. */
export interface Candidate {
  id: string;
  companyName: string;
  /** Why it cannot be chosen; a key below the texts of the kind that is shared. */
  reason: string | null;
}

/** Renders the name, and below it why the customer cannot be chosen: the text `reasons`.* */
export const nameWithReason =
  (reasons: string) =>
  ({ companyName, reason }: Candidate, wordOf: WordOf) => (
    <>
      <bdi className={cellsCss.words} title={companyName}>
        {reason ? companyName : <strong>{companyName}</strong>}
      </bdi>
      {reason && <small className={`${cellsCss.note} ${css.reason}`}>{wordOf(`${reasons}.${reason}`)}</small>}
    </>
  );
