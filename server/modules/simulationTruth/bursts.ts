import type { TruthLimits } from './story.ts';

/** A link that somebody’s message was followed by. */
export interface FollowedLink {
  at: Date;
  person: string;
}

/**
 * The links of how many people one source followed until a moment, from its links in the order of time. Only what came before counts, so
 * that the result does not depend on when it is computed; and not beyond the limit, because a scanner follows thousands.
 */
export function peopleBefore(links: readonly FollowedLink[], at: Date, { burst }: Pick<TruthLimits, 'burst'>): number {
  const people = new Set<string>();
  for (let index = lastUntil(links, at); index >= 0 && people.size < burst.people; index -= 1) {
    const link = links[index];
    if (!link || at.getTime() - link.at.getTime() > burst.seconds * 1000) break;
    people.add(link.person);
  }
  return people.size;
}

/** The index of the last link until a moment, by halving. */
function lastUntil(links: readonly FollowedLink[], at: Date): number {
  let [from, to] = [0, links.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((links[middle]?.at ?? at) <= at) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
