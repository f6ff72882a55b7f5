import type { CustomTrainingInput } from '#contract/courses/customTrainings';
import { isHeedError } from '~/errors/heedError.ts';

const messages = { refused: 'customTraining.errors.refused', videoDeleted: 'customTraining.errors.videoGone' } as const;

const fields: Readonly<Record<string, string>> = {
  name: 'name',
  description: 'description',
  language: 'language',
  cheatSheetId: 'cheatSheetId',
  thumbnailId: 'cover',
};

/** Maps a path in the request to a field of the editor, whose rows are the chapters of all topics in sequence. */
function editorField(place: string, topics: Pick<CustomTrainingInput['topics'][number], 'chapters'>[]): string | undefined {
  const [name = '', topic, , chapter = '0'] = place.split('.');
  if (name !== 'topics') return fields[name];
  if (topic === undefined) return undefined;
  const before = topics.slice(0, Number(topic)).reduce((sum, { chapters }) => sum + chapters.length, 0);
  return `chapters.${before + Number(chapter)}.name`;
}

/** Maps a refused training to the fields of the editor. */
export function trainingRefusals(error: unknown, sent: Record<string, unknown>): Record<string, string> | undefined {
  if (!isHeedError(error, 'validation_failed')) return undefined;
  const { topics } = sent as Pick<CustomTrainingInput, 'topics'>;
  const refused = error.fields.flatMap((wireField) => {
    const place = wireField.replace(/^body\./, '');
    const field = editorField(place, topics);
    return field === undefined ? [] : [[field, place.endsWith('.videoId') ? messages.videoDeleted : messages.refused]];
  });
  return refused.length > 0 ? Object.fromEntries(refused) : undefined;
}
