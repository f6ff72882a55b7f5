import type { RaRecord } from 'react-admin';
import type { Callout, LayoutType } from '#contract/messageTemplates/message';

/** A template as it is stored, as far as the editor knows it. */
export interface StoredTemplate extends RaRecord {
  id: string;
  name: string;
  subject: string;
  layoutType: LayoutType;
  html: string;
  designData?: unknown;
  fromEmail: string | null;
  fromName: string | null;
  fromPhone: string | null;
  thumbnailUrl: string | null;
  callouts: readonly Callout[];
}
