import { minuteMs } from '#contract/kit/durations';
import { pieceBytes, readSmallFiles } from '../../files/pieces.ts';
import { placeOf } from '../../files/addresses.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Services } from '../../services.ts';
import { findBrand } from '../whiteLabel/public.ts';
import { memoryOf } from './memory.ts';

const keptMs = minuteMs;
const mostKept = 100;

/** The look of a company. Its logo is served with the pages: their host has no other files of companies. */
export interface Look {
  companyName: string | null;
  colour: string | null;
  logo: { type: string; content: Buffer } | null;
}

export function lookFinder({ db }: Pick<Services, 'db'>): (companyId: string) => Promise<Look> {
  const remembered = memoryOf<Look>(mostKept, keptMs);
  return (companyId) =>
    remembered(companyId, () =>
      ownerTx(db, async (tx) => {
        const brand = await findBrand(tx, { companyId });
        const fileId = brand?.logo ? placeOf(brand.logo)?.fileId : undefined;
        const logo = fileId === undefined ? undefined : (await readSmallFiles(tx, [fileId], pieceBytes)).get(fileId);
        return { companyName: brand?.companyName ?? null, colour: brand?.colour ?? null, logo: logo ?? null };
      }),
    );
}
