import { audienceFields, type ExerciseSettings } from '#contract/exercise/campaigns';
import type { Audience } from '#contract/people/audience';

/** The audience that settings name, each id once, and the field that names it. */
export function chosenIn(settings: ExerciseSettings): readonly [audience: Audience, field: string] {
  const kind = settings.usersType;
  if (kind === 'all') return [{ kind, ids: [] }, 'usersType'];
  const field = audienceFields[kind];
  return [{ kind, ids: [...new Set(settings[field])] }, field];
}
