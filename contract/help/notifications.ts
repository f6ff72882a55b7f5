import { z } from 'zod';
import { uploadedImage } from '../courses/files.ts';
import { courseLimits } from '../courses/limits.ts';
import { at, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { textLimits } from '../kit/limits.ts';
import { simpleListQuery } from '../kit/simpleRest.ts';
import { isLocalPath, paths } from '../paths.ts';
import { message } from './support.ts';

/** An entry under the bell. Texts that staff left out are empty; `url` is a path of the panel or an https address. */
export const shownNotification = z.object({
  notificationId: id,
  url: z.string(),
  head: z.string(),
  title: z.string(),
  description: z.string(),
  buttonName: z.string(),
  image: z.string().nullable(),
  isPinned: z.boolean(),
  /** The caller has marked it. */
  isRead: z.boolean(),
});
export type ShownNotification = z.input<typeof shownNotification>;

export const suspendedCampaign = z.object({
  course_id: id,
  course_name: z.string(),
  course_image: z.string().nullable(),
  status: z.literal('SUSPENDED'),
});

/**
 * The kinds of work whose campaigns are named under the bell while they wait for a plan, each with the page that lists them. The title of
 * each is `help.notifications.suspendedWork.<kind>`. Trainings have a list of their own, with pictures.
 */
export const suspendedKinds = {
  exercise: paths.exercisesActive,
  simulation: paths.simulationsActive,
  policy: paths.policies,
  monthly: paths.calendarPreview,
} as const;
export type SuspendedKind = keyof typeof suspendedKinds;
const suspendedKindNames = Object.keys(suspendedKinds) as [SuspendedKind, ...SuspendedKind[]];

/** A simulation that waits for approval. */
const waitingSimulation = z.object({ id, name: z.string() });

/**
 * What simulations need and what fails: the company’s mail server or mailbox at Microsoft that sends them, the one for reports, or its own domain,
 * under which links led here and do not now.
 */
export const simulationTroubleKinds = ['smtp', 'graph', 'mailbox', 'links'] as const;
/** `name` is its host, address or domain. */
const simulationTrouble = z.object({ kind: z.enum(simulationTroubleKinds), name: z.string(), since: at });

const ofPerson = '/api/v1/notifications/{companyId}/user/{userId}';

export const getNotifications = endpoint({
  method: 'GET',
  path: ofPerson,
  summary:
    'Notifications of the caller, pinned ones first, and the campaigns of their company that are suspended or wait for approval',
  access: 'session',
  tx: 'read',
  reply: z.object({
    notifications: z.array(shownNotification),
    suspendedCampaigns: z.array(suspendedCampaign),
    /** Campaigns of other kinds that are suspended. */
    suspendedWork: z.array(z.object({ kind: z.enum(suspendedKindNames), id, name: z.string() })),
    /** What the provider suggests, and an admin of the company has yet to approve. */
    waitingSimulations: z.array(waitingSimulation),
    /** What has been failing for an hour, until it works. */
    simulationTroubles: z.array(simulationTrouble),
  }),
  errors: [],
});
export type Notifications = z.input<(typeof getNotifications)['reply']>;

/** False makes all of them unseen again. */
export const markNotificationsShown = endpoint({
  method: 'PUT',
  path: `${ofPerson}/shown`,
  summary: 'Records that the caller has seen the notifications',
  access: 'session',
  tx: 'write',
  body: z.object({ notificationsShown: z.boolean() }),
  reply: nothing,
  errors: [],
});

export const markNotification = endpoint({
  method: 'PUT',
  path: ofPerson,
  summary: 'Marks one notification as read',
  access: 'session',
  tx: 'write',
  body: z.object({ notificationId: id }),
  reply: nothing,
  errors: [],
});

export const markSuspendedShown = endpoint({
  method: 'PATCH',
  path: '/api/v1/user/{userId}/suspended_campaigns_notification_shown',
  summary: 'Records that the caller has seen which campaigns are suspended',
  access: 'session',
  tx: 'write',
  reply: nothing,
  errors: [],
});

export const notificationStatuses = ['draft', 'published'] as const;

/** As staff write it. */
export const notification = z.object({
  id,
  head: z.string(),
  title: z.string(),
  description: z.string(),
  buttonName: z.string(),
  url: z.string(),
  image: z.string().nullable(),
  isPinned: z.boolean(),
  status: z.enum(notificationStatuses),
  publishedAt: at.nullable(),
  createdAt: at,
});
export type Notification = z.input<typeof notification>;

const optionalText = z.string().trim().max(textLimits.textMax);
export const isNotificationUrl = (value: string): boolean => value === '' || isLocalPath(value) || /^https:\/\/\S+$/.test(value);

/** `imageId`: an uploaded picture; null for none, left out for the present one. */
export const notificationInput = z.object({
  head: optionalText,
  title: text(),
  description: message(),
  buttonName: optionalText,
  url: z.string().trim().max(2048).refine(isNotificationUrl, 'A path of the panel or an https address'),
  imageId: id.nullable().optional(),
  isPinned: z.boolean(),
  status: z.enum(notificationStatuses),
});

const all = '/rest/v1/company/{companyId}/notifications';
const one = `${all}/{notificationId}` as const;
const written = { access: 'news:write', errors: [] } as const;

export const listNotifications = endpoint({
  ...written,
  method: 'GET',
  path: all,
  summary: 'Notifications that staff have written for everybody',
  tx: 'read',
  query: simpleListQuery(['createdAt', 'title'], {
    statuses: z.array(z.enum(notificationStatuses)).min(1).max(notificationStatuses.length),
    search: z.string().trim().max(textLimits.textMax),
  }),
  reply: z.array(notification),
});

export const getNotification = endpoint({
  ...written,
  method: 'GET',
  path: one,
  summary: 'One notification as staff write it',
  tx: 'read',
  reply: notification,
});

export const createNotification = endpoint({
  ...written,
  method: 'POST',
  path: all,
  summary: 'Writes a notification; published at once or kept as a draft',
  tx: 'write',
  body: notificationInput,
  reply: notification,
});

/** Published again after having been a draft, it is new to everybody. */
export const updateNotification = endpoint({
  ...written,
  method: 'PUT',
  path: one,
  summary: 'Changes a notification, publishes it or takes it back',
  tx: 'write',
  body: notificationInput,
  reply: notification,
});

export const deleteNotification = endpoint({
  ...written,
  method: 'DELETE',
  path: one,
  summary: 'Deletes a notification',
  tx: 'write',
  reply: notification,
});

/** What no notification uses a day later is removed. */
export const uploadNotificationImage = endpoint({
  method: 'POST',
  path: '/rest/v1/company/{companyId}/notification-images',
  summary: 'Takes a picture for a notification',
  access: 'news:write',
  tx: 'write',
  upload: 'image',
  reply: uploadedImage,
  errors: ['file_too_large', 'not_an_image', 'image_too_wide', 'storage_full'],
  perMinute: courseLimits.uploadsPerMinute,
});
