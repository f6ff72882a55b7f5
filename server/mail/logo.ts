import { partnerLimits } from '#contract/partners/limits';
import type { Tx } from '../db/tx.ts';
import { imageSize } from '../files/imageSize.ts';
import { readSmallFiles } from '../files/pieces.ts';
import type { InlineImage } from './outgoingMail.ts';

/** The logo of a company as its mails carry it, with the size in which it is shown. */
export interface MailLogo {
  image: InlineImage;
  width: number;
  height: number;
}

const { bytes, width: mostWidth, height: mostHeight } = partnerLimits.mailLogo;
/** One picture a mail, so that one name does. */
const cid = 'logo@brand';

/** Shrinks a size until it fits, in its proportions. */
function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, mostWidth / width, mostHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The logos of these files, by file. Logos that are too large for a mail are left out; it then has the name alone. */
export async function findLogos(tx: Tx, fileIds: readonly string[]): Promise<Map<string, MailLogo>> {
  const logos = new Map<string, MailLogo>();
  for (const [id, { type, content }] of await readSmallFiles(tx, fileIds, bytes)) {
    const size = imageSize(type, content);
    if (size) logos.set(id, { image: { cid, name: `logo.${type.split('/')[1]}`, type, content }, ...fitted(size) });
  }
  return logos;
}
