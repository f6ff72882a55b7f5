import { recipientFields } from '#contract/simulation/campaigns';
import type { Audience, AudienceKind } from '#contract/people/audience';

type Chosen = { usersType: AudienceKind } & Record<(typeof recipientFields)[keyof typeof recipientFields], string[]>;

/** The audience that a body names, each id once, and the field that names it. */
export function recipientsIn(body: Chosen): readonly [audience: Audience, field: string] {
  const kind = body.usersType;
  if (kind === 'all') return [{ kind, ids: [] }, 'usersType'];
  const field = recipientFields[kind];
  return [{ kind, ids: [...new Set(body[field])] }, field];
}
