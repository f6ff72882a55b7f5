import type { FastifyInstance } from 'fastify';
import { brandColours } from '#contract/partners/brandColours';
import { partnerLimits } from '#contract/partners/limits';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import { placeOf } from '../../files/addresses.ts';
import { imageSize } from '../../files/imageSize.ts';
import { readSmallFiles } from '../../files/pieces.ts';
import { nameIn } from '../../http/hostNames.ts';
import { brandIconPath } from '../../http/panelFiles.ts';
import { sendTagged } from '../../http/sendTagged.ts';
import type { Services } from '../../services.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { findHost } from './brandedHosts.ts';

interface Icon {
  type: string;
  content: string | Buffer;
}

/** A logo with other proportions would be a stripe in the tab of a browser. */
const { narrowest, widest, bytes } = partnerLimits.iconLogo;

/** The logo, if it is nearly square and small. */
async function logoIcon({ db }: Pick<Services, 'db'>, logo: string | null): Promise<Icon | undefined> {
  const fileId = logo === null ? undefined : placeOf(logo)?.fileId;
  if (!fileId) return undefined;
  const file = (await ownerTx(db, (tx) => readSmallFiles(tx, [fileId], bytes))).get(fileId);
  const size = file && imageSize(file.type, file.content);
  const ratio = size ? size.width / size.height : 0;
  return ratio >= narrowest && ratio <= widest ? file : undefined;
}

/** A square in the colour of the company, with the first letter of its name. */
export function plainIcon(companyName: string, colour: string | null): Icon {
  const { accent, onAccent } = brandColours(colour ?? '#5b6472').light;
  const first = /[\p{L}\p{N}]/u.exec(companyName)?.[0].toLocaleUpperCase('en') ?? '';
  const letter = `<text x="16" y="16" dy=".36em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="19" font-weight="600" fill="${onAccent}">${escapeHtml(first)}</text>`;
  const content = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${accent}"/>${letter}</svg>`;
  return { type: 'image/svg+xml', content };
}

/** The icon of the page under a host name of a company: the answer follows the Host, as the page does, and is checked at each use. */
export function mountBrandIcon(app: FastifyInstance, services: Services): void {
  app.get(brandIconPath, async (request, reply) => {
    const name = nameIn(request.headers.host);
    const found = name === null ? null : await findHost(services.db, name);
    if (!found?.brand) throw new Refusal('not_found');
    const { companyName, colour } = found.brand;
    const { type, content } = (await logoIcon(services, found.logo)) ?? plainIcon(companyName, colour);
    return sendTagged(request, reply.header('cache-control', 'no-cache'), type, content);
  });
}
