import type { CustomTraining, PickedVideo } from '#contract/courses/customTrainings';
import { courseId, videoId } from './training.ts';

/** A video of 65 seconds for a chapter. */
export const pickedVideo = (n: number): PickedVideo => ({
  id: videoId(n),
  name: `Clip ${n}`,
  url: `/media/${n}.webm`,
  duration: 65,
  thumbnail: null,
});

/** An unpublished custom training without topics; override what a test needs. */
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
