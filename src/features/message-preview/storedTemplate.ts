import type { RaRecord } from 'react-admin';
import type { Callout, LayoutType } from '#contract/messageTemplates/message';

/** A template as it is stored, as far as the editor knows it. */
export interface StoredTemplate extends RaRecord {
  id: string;
  name: string;
  subject: string;
  html: string;
  designData?: unknown;
  thumbnailUrl: string | null;
  callouts: readonly Callout[];
}

/** What its message is, and who it seems to come from. */
export interface StoredSender {
  layoutType: LayoutType;
  fromEmail: string | null;
  fromName: string | null;
  fromPhone: string | null;
}
