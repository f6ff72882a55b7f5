import { z } from 'zod';
import { endpoint, id } from '../kit/endpoint.ts';

/** Supported SCORM editions, as in the list of exports. */
export const scormTypes = ['1.2', '2004 2nd', '2004 3rd', '2004 4th'] as const;
export type ScormType = (typeof scormTypes)[number];

const item = z.object({ id, type: z.enum(scormTypes) });
export type ScormItem = z.input<typeof item>;

/** Empty for a course that has no chapters yet or is a draft. */
const list = z.object({ data: z.object({ items: z.array(item) }) });
/** A signed URL of this origin that downloads the package, valid for courseLimits.scorm.linkSeconds without a session. */
const download = z.object({ data: z.object({ url: z.string() }) });

const noAccess = ['plan_required', 'trial_expired'] as const;

export const listCourseScorm = endpoint({
  method: 'GET',
  path: '/scorm/api/v1/company/{companyId}/courses/{courseId}/list',
  summary: 'SCORM packages that can be made of a course',
  access: 'training:read',
  tx: 'read',
  reply: list,
  errors: [...noAccess],
});

export const downloadCourseScorm = endpoint({
  method: 'GET',
  path: '/scorm/api/v1/company/{companyId}/courses/{scormId}/download',
  summary: 'Where the SCORM package of a course is downloaded',
  access: 'training:read',
  tx: 'none',
  reply: download,
  errors: [...noAccess, 'scorm_too_large'],
});

export const listVideoScorm = endpoint({
  method: 'GET',
  path: '/scorm/api/v1/company/{companyId}/videos/{videoId}/list',
  summary: 'SCORM packages that can be made of a video',
  access: 'training:read',
  tx: 'read',
  reply: list,
  errors: [...noAccess],
});

export const downloadVideoScorm = endpoint({
  method: 'GET',
  path: '/scorm/api/v1/company/{companyId}/videos/{scormId}/download',
  summary: 'Where the SCORM package of a video is downloaded',
  access: 'training:read',
  tx: 'none',
  reply: download,
  errors: [...noAccess, 'scorm_too_large'],
});
