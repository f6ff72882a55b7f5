import { z } from 'zod';
import { cheatSheet } from './courses.ts';
import { pickedVideo } from './customTrainings.ts';
import { endpoint, id, languageCode } from '../kit/endpoint.ts';
import { courseLimits } from './limits.ts';

/** A signed URL of the file, valid for some hours without a session; call again for a new one. */
export const uploadedImage = z.object({ id, url: z.string() });
export type UploadedImage = z.input<typeof uploadedImage>;

const upload = { method: 'POST', access: 'customTraining:write', tx: 'write', perMinute: courseLimits.uploadsPerMinute } as const;

/** A file that no training uses is deleted after a day; likewise for videos and cheat sheets. */
export const uploadImage = endpoint({
  ...upload,
  path: '/rest/v1/company/{companyId}/files/image',
  summary: 'Takes a picture for a training: its cover, or the still picture of a video',
  upload: 'image',
  reply: uploadedImage,
  errors: ['file_too_large', 'not_an_image', 'image_too_wide', 'storage_full'],
});

export const uploadVideo = endpoint({
  ...upload,
  path: '/rest/v1/company/{companyId}/files/video',
  summary: 'Takes a video, which chapters may show from then on',
  upload: 'video',
  query: z.object({
    /** Seconds, as measured by the browser; absent if it cannot play the file. */
    duration: z.coerce.number().int().min(1).max(courseLimits.videoSeconds).optional(),
    language: languageCode.optional(),
    /** An uploaded picture. */
    posterId: id.optional(),
  }),
  reply: pickedVideo,
  errors: ['file_too_large', 'not_a_video', 'storage_full'],
});

export const uploadCheatSheet = endpoint({
  ...upload,
  path: '/rest/v1/company/{companyId}/files/cheat-sheet',
  summary: 'Takes a cheat sheet, which trainings may come with from then on',
  upload: 'cheatSheet',
  reply: cheatSheet,
  errors: ['file_too_large', 'not_a_cheat_sheet', 'storage_full'],
});

/** A policy as a document. Companies without Boost or a trial have presets only. */
export const uploadedPolicy = z.object({ id, name: z.string(), bytes: z.number().int(), url: z.string() });
export type UploadedPolicy = z.input<typeof uploadedPolicy>;

export const uploadPolicy = endpoint({
  ...upload,
  access: 'policies:write',
  path: '/rest/v1/company/{companyId}/files/policy',
  summary: 'Takes a policy as a PDF, which a draft may have from then on',
  upload: 'policy',
  reply: uploadedPolicy,
  errors: ['file_too_large', 'not_a_policy', 'pdf_locked', 'storage_full', 'plan_required', 'trial_expired'],
});
