import type { CustomTrainingInput } from '#contract/courses/customTrainings';
import { isHeedError } from '~/session/heedError.ts';

const messages = { refused: 'customTraining.errors.refused', videoGone: 'customTraining.errors.videoGone' } as const;

const fields: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  language: 'language',
  cheatSheetId: 'cheatSheetId',
  thumbnailId: 'cover',
};

/** The field of the editor that a place of the call belongs to. Its rows are the chapters of all topics, one after the other. */
function editorField(place: string, topics: Pick<CustomTrainingInput['topics'][number], 'chapters'>[]): string | undefined {
  const [name = '', topic, , chapter = '0'] = place.split('.');
  if (name !== 'topics') return fields[name];
  if (topic === undefined) return undefined;
  const before = topics.slice(0, Number(topic)).reduce((sum, { chapters }) => sum + chapters.length, 0);
  return `chapters.${before + Number(chapter)}.name`;
}

/** Which fields of the editor a refused training is about. */
export function trainingRefusals(error: unknown, sent: Record<string, unknown>): Record<string, string> | undefined {
  if (!isHeedError(error, 'validation_failed')) return undefined;
  const { topics } = sent as Pick<CustomTrainingInput, 'topics'>;
  const refused = error.fields.flatMap((wireField) => {
    const place = wireField.replace(/^body\./, '');
    const field = editorField(place, topics);
    return field === undefined ? [] : [[field, place.endsWith('.videoId') ? messages.videoGone : messages.refused]];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}
