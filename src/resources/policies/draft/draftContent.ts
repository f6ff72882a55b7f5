import type { PolicyDetails, PolicyDraft, SaveDraftBody } from '#contract/policies/policies';
import type { RevisionDetails } from '#contract/policies/revisions';
import type { PolicySource } from '#contract/policies/states';
import type { FilledPlaces } from './places.ts';

/** What is written of a draft, in all its kinds: somebody who chooses another kind and comes back finds their text again. */
export interface DraftContent {
  source: PolicySource;
  html: string;
  places: FilledPlaces;
  /** `isNew`: uploaded since the draft was read. */
  file: { id?: string; url: string; name: string; bytes: number; isNew?: true } | null;
}

/** A draft as the page begins with it, and the `edit` of the policy that it belongs to. */
export interface DraftStart extends DraftContent {
  language: string;
  presetId: string;
  changeNote: string;
  edit: number;
  savedAt: string | null;
}

export const startOfDraft = ({ presetId, edit }: PolicyDetails, draft: PolicyDraft): DraftStart => ({
  source: draft.source,
  language: draft.language,
  html: draft.html,
  places: draft.places,
  file: draft.file,
  presetId: presetId ?? '',
  changeNote: draft.changeNote,
  edit,
  savedAt: draft.savedAt,
});

/** A correction begins with what people read now. Of a preset it is the text of the library, whose places keep what they were filled with. */
export const startOfRevision = (
  { presetId, edit }: PolicyDetails,
  { source, language, html, places, file }: RevisionDetails,
  library: string | undefined,
): DraftStart => ({
  source: source === 'preset' && library === undefined ? 'text' : source,
  language,
  html: source === 'preset' ? (library ?? html) : html,
  places,
  file,
  presetId: presetId ?? '',
  changeNote: '',
  edit,
  savedAt: null,
});

/** The call that saves it; undefined while there is nothing to save. */
export function bodyOf(
  content: DraftContent,
  { language, presetId, changeNote }: DraftStart,
  edit: number,
): SaveDraftBody | undefined {
  const { source, html, places, file } = content;
  const shared = { edit, language, changeNote };
  if (source === 'preset') return { ...shared, source, presetId, places };
  if (source === 'text') return { ...shared, source, html };
  if (!file) return undefined;
  return { ...shared, source, fileName: file.name, ...(file.isNew && file.id && { fileId: file.id }) };
}
