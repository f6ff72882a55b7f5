/** Which form, in which company, of which user. */
export interface DraftPlace {
  userId: string;
  companyId: string;
  form: string;
}

type Values = Record<string, unknown>;
interface Drafts {
  userId: string;
  forms: Record<string, Values>;
}

const storageKey = 'heed.drafts';
const nameOf = ({ companyId, form }: DraftPlace) => `${companyId} ${form}`;

function stored(): Drafts | null {
  try {
    const { userId, forms } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Drafts>;
    return userId && forms ? { userId, forms } : null;
  } catch {
    return null;
  }
}

function store(drafts: Drafts): void {
  try {
    if (Object.keys(drafts.forms).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(drafts));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is full or forbidden: the form works without a draft.
  }
}

const draftsOf = (userId: string): Drafts => {
  const drafts = stored();
  return drafts?.userId === userId ? drafts : { userId, forms: {} };
};

/** What the user typed into the form and has neither saved nor discarded; stored for this tab only. */
export const readDraft = (place: DraftPlace): Values | undefined => draftsOf(place.userId).forms[nameOf(place)];

export function keepDraft(place: DraftPlace, values: Values): void {
  const { userId, forms } = draftsOf(place.userId);
  store({ userId, forms: { ...forms, [nameOf(place)]: values } });
}

export function dropDraft(place: DraftPlace): void {
  const drafts = stored();
  if (drafts?.userId !== place.userId || !(nameOf(place) in drafts.forms)) return;
  const { [nameOf(place)]: _dropped, ...forms } = drafts.forms;
  store({ ...drafts, forms });
}

/** Removes the drafts of another user, who was signed in in this tab before. */
export function dropDraftsOfOthers(userId: string): void {
  const drafts = stored();
  if (drafts && drafts.userId !== userId) sessionStorage.removeItem(storageKey);
}
