import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { premiumRefusal } from '#contract/courses/premium';
import type { contract } from '#contract/index';
import { textLimits } from '#contract/kit/limits';
import { now } from '../../clock.ts';
import { Refusal } from '../../core/refusal.ts';
import { truncate } from '../../core/storableText.ts';
import { run } from '../../db/rows.ts';
import { cheatSheets } from '../../db/schema.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { saveFile } from '../../files/saveFile.ts';
import type { Handlers } from '../../http/handler.ts';
import { isPartner } from '../../db/isPartner.ts';
import { uploadedImagePath } from './uploadedImage.ts';

/** A file name without its extension. */
const titleOf = (name: string): string => truncate(name.replace(/(?<=[^.])\.[^.]{1,5}$/, ''), textLimits.textMax);

export const handlers: Handlers<(typeof contract)['files']> = {
  async uploadImage({ tx, actor, upload }) {
    const { id, path } = await saveFile(tx, actor, upload());
    return { id, url: mediaAddress(path) };
  },

  async uploadVideo({ tx, actor, query, upload }) {
    const { companyId } = actor;
    const { duration = 0, language = null, posterId } = query;
    const file = upload();
    const poster = posterId ? await uploadedImagePath(tx, companyId, posterId, 'posterId') : null;
    const { path } = await saveFile(tx, actor, file);
    const [id, name] = [randomUUID(), titleOf(file.name)];
    // Its category in the library is the name of the company.
    await run(
      tx,
      sql`INSERT INTO videos (id, company_id, name, title, category, language, seconds, file, poster, created_at)
        SELECT ${id}::uuid, id, ${name}, ${name}, name, ${language}, ${duration}::int, ${path}, ${poster}, ${now()}::timestamptz
        FROM companies WHERE id = ${companyId}`,
    );
    return { id, name, url: mediaAddress(path), duration, thumbnail: mediaAddressOr(poster) };
  },

  async uploadCheatSheet({ tx, actor, upload }) {
    const { companyId } = actor;
    const file = upload();
    const { path } = await saveFile(tx, actor, file);
    const [id, name] = [randomUUID(), titleOf(file.name)];
    await tx.insert(cheatSheets).values({ id, companyId, name, file: path, createdAt: now() });
    return { id, name, url: mediaAddress(path) };
  },

  async uploadPolicy({ tx, actor, upload }) {
    const { companyId, plan } = actor;
    const refusal = premiumRefusal({ plan, isPartner: await isPartner(tx, companyId) }, { is_free: false });
    if (refusal) throw new Refusal(refusal);
    const file = upload();
    const { id, path } = await saveFile(tx, actor, file);
    return { id, name: file.name, bytes: file.content.length, url: mediaAddress(path) };
  },
};
