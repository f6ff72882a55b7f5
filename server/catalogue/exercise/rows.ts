import { createHash } from 'node:crypto';
import { type Answer, answerLabels } from '#contract/exercise/templates';
import { languages, type LanguageCode } from '#locales/languages.ts';
import type { exercisePacks, exerciseTemplates, exerciseTemplateVersions } from '../../db/schema.ts';
import { catalogueId } from '../ids.ts';
import { bodyOf } from '../messages/body.ts';
import { calloutsOf } from '../messages/callouts.ts';
import { packs as ownPacks } from './packs/index.ts';
import type { ExercisePlan, ExerciseText, Pack, PackText } from './shapes.ts';

export interface ExerciseRows {
  exerciseTemplates: (typeof exerciseTemplates.$inferInsert)[];
  exerciseTemplateVersions: (typeof exerciseTemplateVersions.$inferInsert)[];
  exercisePacks: (typeof exercisePacks.$inferInsert)[];
}
type Version = ExerciseRows['exerciseTemplateVersions'][number];

/** Creation date of the library. */
const firstEdition = new Date('2026-01-12T08:00:00Z');

export const exercisePackId = (language: LanguageCode, slug: string): string => catalogueId('exercise pack', language, slug);
export const exerciseTemplateId = (language: LanguageCode, pack: string, slug: string): string =>
  catalogueId('exercise template', language, pack, slug);

/** The exercise packs and their templates in every language that has them. `now` is when a template counts as changed. */
export function exerciseRows(now: Date, packs: readonly Pack[] = ownPacks): ExerciseRows {
  const made: ExerciseRows = { exerciseTemplates: [], exerciseTemplateVersions: [], exercisePacks: [] };
  for (const { code } of languages) {
    packs.forEach((pack, i) => {
      const text = pack.texts[code];
      if (text) addPack(made, code, pack, { text, position: i + 1, now });
    });
  }
  return made;
}

interface Edition {
  text: PackText;
  position: number;
  now: Date;
}

function addPack(made: ExerciseRows, language: LanguageCode, { plan }: Pack, { text, position, now }: Edition): void {
  const templateIds = Object.entries(plan.messages).map(([slug, message]) => {
    const id = exerciseTemplateId(language, plan.slug, slug);
    const own = text.messages[slug];
    if (!own) throw new Error(`${plan.slug} has no ${slug} in ${language}`);
    const version = versionOf(id, message, own, language);
    const { id: versionId = '' } = version;
    made.exerciseTemplates.push({ id, versionId, language, createdAt: firstEdition, updatedAt: now, deletedAt: null });
    made.exerciseTemplateVersions.push(version);
    return id;
  });
  made.exercisePacks.push({
    id: exercisePackId(language, plan.slug),
    name: text.name,
    language,
    difficulty: plan.difficulty,
    position,
    thumbnail: `packs/${plan.slug}.svg`,
    templateIds,
    createdAt: firstEdition,
    deletedAt: null,
  });
}

/** The id follows from the content: campaigns that run keep the version they have when a release changes it. */
function versionOf(templateId: string, plan: ExercisePlan, text: ExerciseText, language: LanguageCode): Version {
  const isMail = plan.layout === 'EMAIL';
  const content = {
    name: text.name,
    subject: text.subject ?? '',
    difficulty: plan.difficulty,
    layoutType: plan.layout,
    legend: text.legend,
    html: bodyOf(plan, text, language),
    fromEmail: isMail ? (plan.from ?? null) : null,
    fromName: isMail ? (text.from ?? null) : null,
    fromPhone: isMail ? null : (plan.from ?? text.from ?? null),
    answers: answersOf(plan, text),
    callouts: calloutsOf(text),
  };
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { id: catalogueId('exercise version', templateId, digest), templateId, ...content, createdAt: firstEdition };
}

const answersOf = ({ statuses }: ExercisePlan, { answers }: ExerciseText): Answer[] =>
  answerLabels.map((label, i) => ({ label, status: statuses[i] ?? 'WRONG', description: answers[i] ?? '' }));
