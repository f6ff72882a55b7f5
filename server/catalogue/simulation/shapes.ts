import type { LandingKind, SimulationTemplateType } from '#contract/simulation/states';
import type { LanguageCode } from '#locales/languages.ts';
import type { MessagePlan, MessageText } from '../messages/shapes.ts';

/** The languages in which the lures of the library exist. */
export const lureLanguages = ['en', 'he', 'es', 'fr', 'de', 'ja'] as const satisfies readonly LanguageCode[];
type LureLanguage = (typeof lureLanguages)[number];

/**
 * What a simulated phishing message of the library is in every language. Ids are derived from the slug: never change one. A corporate
 * one looks like the company’s own, a consumer one like that of a shop, a carrier or a bank, all of them invented. `senderLocal` is
 * the sender’s address before the @: the domain is put in at sending. `landingKind` says what people see who follow the link: the
 * explanation at once, or a neutral page with a button first.
 */
export interface LurePlan extends Pick<MessagePlan, 'difficulty' | 'head'> {
  type: Exclude<SimulationTemplateType, 'CUSTOM'>;
  senderLocal: string;
  landingKind: LandingKind;
}

/** A lure in one language: an e-mail with one link, its button or an address at the end of a line. */
export interface LureText extends Omit<MessageText, 'from'> {
  senderName: string;
  subject: string;
  header: string;
}

type LurePlans = Readonly<Record<string, LurePlan>>;
/** The texts of these lures in one language: those of all, else it does not compile. */
export type LureTexts<Plans extends LurePlans> = Readonly<Record<keyof Plans & string, LureText>>;

/** Lures of one subject. */
export interface LureGroup<Plans extends LurePlans = LurePlans> {
  plans: Plans;
  texts: Readonly<Record<LureLanguage, LureTexts<Plans>>>;
}

interface LandingName {
  /** Its title in the list of the panel. */
  name: string;
  title: string;
  paragraph: string;
}
interface LandingTextOf {
  teach: LandingName & { middleText: string };
  continue: LandingName & { buttonText: string };
}
type LandingPlans = Readonly<Record<string, LandingKind>>;
/** The texts of these landings in one language. */
export type LandingTexts<Plans extends LandingPlans> = { readonly [Slug in keyof Plans]: LandingTextOf[Plans[Slug]] };
