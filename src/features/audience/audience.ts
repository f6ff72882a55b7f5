/** Whom a campaign is for. */
export type AudienceSource = 'all' | 'departments' | 'groups' | 'people';

/** A field of the form that holds departments, groups or people of an audience. */
export interface AudiencePick {
  field: string;
  /** What the field holds, as the wire wants it. */
  by: 'id' | 'name';
  label: string;
  placeholder: string;
  help?: string | undefined;
  disabled?: boolean;
  /** What the campaign has already. */
  items: readonly { id: string; name: string }[];
  /** Those items stay: others can only be added. */
  keepsItems?: boolean;
}

/** A kind of audience that a form offers; a kind that is picked says how. */
export interface AudienceChoice<Value extends string = string> {
  value: Value;
  source: AudienceSource;
  label: string;
  pick?: AudiencePick;
}

/** The audience that is chosen at the moment. */
export interface ChosenAudience {
  source: AudienceSource;
  ids: string[];
  /** How many departments, groups or people are chosen. */
  count: number;
  /** True until all ids are known. */
  isWaiting: boolean;
}

/** Whom an audience reaches, and whom it leaves out. */
export interface Reach {
  /** Undefined until it is known. */
  people: number | undefined;
  /** How many are left out because their account is disabled. */
  disabled: number;
  isFailed: boolean;
}
