import type { CustomTraining, PickedVideo } from '#contract/courses/customTrainings';
import { courseId, videoId } from './training.ts';

/** A video of 65 seconds that a chapter may show. */
export const pickedVideo = (n: number): PickedVideo => ({
  id: videoId(n),
  name: `Clip ${n}`,
  url: `/media/${n}.webm`,
  duration: 65,
  thumbnail: null,
});

/** A custom training that is not published and has no topics yet; the test says what matters. */
export const someTraining = (part: Partial<CustomTraining> = {}): CustomTraining => ({
  id: courseId(1),
  name: 'Ours',
  description: '',
  language: 'en',
  thumbnail: null,
  cheatSheetId: null,
  is_draft: true,
  isActive: false,
  topics: [],
  ...part,
});
