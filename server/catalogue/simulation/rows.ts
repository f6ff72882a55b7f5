import { createHash } from 'node:crypto';
import type { Callout } from '#contract/messageTemplates/message';
import type { LandingKind } from '#contract/simulation/states';
import { languages, type LanguageCode } from '#locales/languages.ts';
import type { simulationLandings, simulationTemplates, simulationTemplateVersions } from '../../db/schema.ts';
import { catalogueId } from '../ids.ts';
import { bodyOf } from '../messages/body.ts';
import { calloutsOf } from '../messages/callouts.ts';
import { defaultLandings, landings } from './landings/plan.ts';
import { landingTexts } from './landings/index.ts';
import { linkAddress } from './link.ts';
import { lureGroups as ownLureGroups } from './lures/index.ts';
import { plainTextOf } from './plainText.ts';
import { type LureGroup, type LurePlan, type LureText, lureLanguages } from './shapes.ts';

/** A lure of the library as it is stored, with the one version that this release has of it. */
export interface LureRow extends Omit<LurePlan, 'head'> {
  id: string;
  versionId: string;
  slug: string;
  language: LanguageCode;
  name: string;
  senderName: string;
  subject: string;
  html: string;
  text: string;
  callouts: Callout[];
}

/** A landing page of the library: one that teaches has a text in the middle, one that continues has a button. */
export interface LandingRow {
  id: string;
  slug: string;
  language: LanguageCode;
  kind: LandingKind;
  name: string;
  title: string;
  paragraph: string;
  middleText: string | null;
  buttonText: string | null;
}

export interface SimulationLibrary {
  lures: LureRow[];
  landings: LandingRow[];
}

/** The lures and landing pages of the library in every language that has them. */
export const simulationLibrary = (lureGroups: readonly LureGroup[] = ownLureGroups): SimulationLibrary => ({
  lures: lureLanguages.flatMap((language) => lureGroups.flatMap((group) => luresOf(group, language))),
  landings: languages.flatMap(({ code }) => landingsIn(code)),
});

const luresOf = ({ plans, texts }: LureGroup, language: (typeof lureLanguages)[number]): LureRow[] =>
  Object.entries(plans).map(([slug, plan]) => {
    const text = texts[language][slug];
    if (!text) throw new Error(`There is no ${slug} in ${language}`);
    return lureOf(slug, plan, text, language);
  });

/** The version follows from the content: campaigns that run keep the one they have when a release changes it. */
function lureOf(slug: string, { head, ...plan }: LurePlan, text: LureText, language: LanguageCode): LureRow {
  const id = catalogueId('simulation template', language, slug);
  const { name, senderName, subject, body } = text;
  const sent = {
    layout: 'EMAIL',
    difficulty: plan.difficulty,
    link: linkAddress,
    hasOneLink: true,
    ...(head && { head }),
  } as const;
  const content = {
    ...plan,
    name,
    senderName,
    subject,
    html: bodyOf(sent, { ...text, from: senderName }, language),
    text: plainTextOf(body),
    callouts: calloutsOf(text),
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { id, versionId: catalogueId('simulation version', id, digest), slug, language, ...content };
}

const landingsIn = (language: LanguageCode): LandingRow[] =>
  Object.entries(landingTexts[language]).map(([slug, { name, title, paragraph, ...more }]) => ({
    id: catalogueId('simulation landing', language, slug),
    slug,
    language,
    kind: landings[slug as keyof typeof landings],
    name,
    title,
    paragraph,
    middleText: 'middleText' in more ? more.middleText : null,
    buttonText: 'buttonText' in more ? more.buttonText : null,
  }));

export interface SimulationRows {
  simulationTemplates: (typeof simulationTemplates.$inferInsert)[];
  simulationTemplateVersions: (typeof simulationTemplateVersions.$inferInsert)[];
  simulationLandings: (typeof simulationLandings.$inferInsert)[];
}

/** Creation date of the library. */
const firstEdition = new Date('2026-11-29T08:00:00Z');

/** The library as rows of its tables. `now` is when a row counts as changed. */
export function simulationRows(now: Date, library: SimulationLibrary = simulationLibrary()): SimulationRows {
  const dates = { createdAt: firstEdition, updatedAt: now, deletedAt: null };
  return {
    simulationTemplates: library.lures.map(({ id, versionId, type, language }) => ({ id, versionId, type, language, ...dates })),
    simulationTemplateVersions: library.lures.map(
      ({ id, versionId, slug: _slug, type: _type, language: _language, ...content }) => ({
        ...content,
        id: versionId,
        templateId: id,
        createdAt: firstEdition,
      }),
    ),
    simulationLandings: library.landings.map((landing) => ({
      ...landing,
      isDefault: defaultLandings[landing.kind] === landing.slug,
      ...dates,
    })),
  };
}
