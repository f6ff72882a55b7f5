import { isInLanguage } from './courseLanguage.ts';
import { isUnlocked, type Plan } from '../roles.ts';
import type { Company } from '../session/session.ts';

export type PremiumRefusal = 'plan_required' | 'trial_expired';

/** Why a company may not use premium content, as the code of the refusal; null if it may. Partners always may. */
export function premiumRefusal(company: { plan: Plan; isPartner: boolean }, item: { is_free: boolean }): PremiumRefusal | null {
  if (item.is_free || isUnlocked(company)) return null;
  return company.plan === 'trialEnded' ? 'trial_expired' : 'plan_required';
}

/** The same for starting a course: without a plan, a free course must also be in English or the company's own language. */
export function courseRefusal(
  company: { plan: Plan; isPartner: boolean; lang: string },
  course: { is_free: boolean; language: string | null },
): PremiumRefusal | null {
  const isHeld = course.is_free && (isInLanguage(course, 'en') || isInLanguage(course, company.lang));
  return premiumRefusal(company, { is_free: isHeld });
}

/** The same for SCORM exports, which always count as premium. */
export const scormRefusal = (company: { plan: Plan; isPartner: boolean }): PremiumRefusal | null =>
  premiumRefusal(company, { is_free: false });

/** Offer to a company without Boost for premium content: its trial, if it can start one, else the upgrade. */
export type PlanOffer = 'trial' | 'upgrade';
export const offerTo = ({ plan, trial }: { plan: Plan; trial: Company['subscription']['trial'] }): PlanOffer =>
  plan === 'free' && trial.status === 'available' ? 'trial' : 'upgrade';
