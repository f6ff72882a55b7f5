import { eq } from 'drizzle-orm';
import type { contract } from '#contract/index';
import { now } from '../../clock.ts';
import { requireOwnCompany } from '../../core/requireOneself.ts';
import { users } from '../../db/schema.ts';
import type { Handlers } from '../../http/handler.ts';

export const handlers: Handlers<(typeof contract)['welcome']> = {
  async saveOnboarding({ tx, actor, body }) {
    requireOwnCompany(actor);
    await tx
      .update(users)
      .set({ ...body, updatedAt: now() })
      .where(eq(users.id, actor.userId));
    return {};
  },
};
