import type { ErrorCode } from '#contract/errors';
import type { Plan } from '#contract/roles';

interface Wanted {
  plan: Plan;
  isPartner: boolean;
  isFree: boolean;
  /** As the catalogue writes it; null is English. */
  courseLanguage: string | null;
  companyLang: string;
}

/** Hebrew has an old code in the catalogue; a region without courses of its own takes those of its language. */
export const asCatalogue = (lang: string): string[] => [lang === 'he' ? 'iw' : lang, lang.split('-')[0] ?? lang];

/**
 * What a company's plan says about starting a course, as the refusal; null lets it start. Partners, trials and Boost may start
 * everything, the others what is free and in English or their own language.
 */
export function gateOfCourse({ plan, isPartner, isFree, courseLanguage, companyLang }: Wanted): ErrorCode | null {
  if (isPartner || plan === 'boost' || plan === 'trial') return null;
  const language = courseLanguage?.toLowerCase() || 'en';
  const isOwnLanguage = language === 'en' || language === companyLang || asCatalogue(companyLang).includes(language);
  if (isFree && isOwnLanguage) return null;
  return plan === 'trialEnded' ? 'trial_expired' : 'plan_required';
}
