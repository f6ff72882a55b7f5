import { useState } from 'react';
import { courseRefusal, offerTo, type PlanOffer } from '#contract/courses/premium';
import { type Session, useSession } from '~/session/useSession.ts';

/** What stands between settings and start: nothing, a warning that can be accepted, or what needs a plan. */
export type StartGate = 'open' | 'warning' | PlanOffer;

type Given = { is_free: boolean; language: string | null };

/** What the company's plan holds, partners and Boost start at once; on a trial one is warned of what would need more. */
export function startGate({ plan, company }: Pick<Session, 'plan' | 'company'>, course: Given): StartGate {
  const { isPartner } = company.distribution;
  if (courseRefusal({ plan, isPartner, lang: company.lang }, course)) return offerTo({ plan, trial: company.subscription.trial });
  return plan === 'trial' && !course.is_free && !isPartner ? 'warning' : 'open';
}

/** The same for whoever is signed in; `gate` is open, too, once the warning was accepted. */
export function useStartGate(course: Given): { gate: StartGate; accept: () => void } {
  const gate = startGate(useSession(), course);
  const [isAccepted, setAccepted] = useState(false);
  return { gate: gate === 'warning' && isAccepted ? 'open' : gate, accept: () => setAccepted(true) };
}
