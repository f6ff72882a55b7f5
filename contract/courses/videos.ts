import { z } from 'zod';
import { endpoint, id, languageCode } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';

/**
 * A clip of the library. `duration` in seconds; `shareURL` only for public ones; `is_free` ones are included in every plan,
 * others have a `url` only if the plan includes them.
 */
export const video = z.object({
  id,
  name: z.string(),
  title: z.string(),
  category: z.string(),
  language: z.string().nullable(),
  url: z.string().nullable(),
  poster: z.string().nullable(),
  duration: z.number().int(),
  is_free: z.boolean(),
  isPinned: z.boolean(),
  isPublicVideo: z.boolean(),
  shareURL: z.string().nullable(),
  courses: z.array(z.object({ id, name: z.string() })),
});
export type Video = z.input<typeof video>;

const byVideo = z.object({});

export const listVideos = endpoint({
  method: 'GET',
  path: '/api/v1/videos/video_library/company/{companyId}',
  summary: 'Video library in one language; search is part of a name in any case',
  access: 'training:read',
  tx: 'read',
  query: z.object({
    languageCode: languageCode.optional(),
    search: z.string().trim().max(textLimits.textMax).optional(),
    categoryName: z.string().trim().max(textLimits.textMax).optional(),
  }),
  reply: z.array(video),
  errors: [],
});

export const listPinnedVideos = endpoint({
  method: 'GET',
  path: '/api/v1/videos/company/{companyId}/pinned',
  summary: 'Videos on the dashboard of the learners, in the order they were pinned',
  access: 'training:read',
  tx: 'read',
  reply: z.array(video),
  errors: [],
});

export const pinVideo = endpoint({
  method: 'POST',
  path: '/api/v1/videos/company/{companyId}/{videoId}/pin',
  summary: 'Puts a video on the dashboard of the learners',
  access: 'training:write',
  tx: 'write',
  reply: byVideo,
  errors: ['too_many_pinned_videos', 'plan_required', 'trial_expired'],
});

export const unpinVideo = endpoint({
  method: 'POST',
  path: '/api/v1/videos/company/{companyId}/{videoId}/unpin',
  summary: 'Takes a video off the dashboard of the learners',
  access: 'training:write',
  tx: 'write',
  reply: byVideo,
  errors: [],
});

export const listVideoCourses = endpoint({
  method: 'GET',
  path: '/api/v1/videos/company/{companyId}/{videoId}/courses',
  summary: 'Courses that contain a video',
  access: 'training:read',
  tx: 'read',
  reply: z.array(z.object({ id, name: z.string() })),
  errors: [],
});
