import { type CampaignStatus, wireStatus } from '#contract/campaigns/campaignStates';
import type { ActiveCampaign, Course } from '#contract/courses/courses';
import type { Video } from '#contract/courses/videos';

const idOf = (kind: number, n: number) => `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(n).padStart(12, '0')}`;
export const courseId = (n: number): string => idOf(3, n);
export const videoId = (n: number): string => idOf(4, n);
export const campaignId = idOf(5, 1);

/** A course of the library that was never started; override what a test needs. */
export const someCourse = (n: number, part: Partial<Course> = {}): Course => ({
  id: courseId(n),
  name: `Course ${n}`,
  description: '',
  course_type: 'awareness',
  language: 'en',
  deleted: false,
  custom_training_company_id: null,
  isCustom: false,
  isShared: false,
  isSpecialized: false,
  isGaming: false,
  game: null,
  order: n,
  createdAt: '2024-01-01T00:00:00.000Z',
  total_chapters: 11,
  total_quizzes: 3,
  total_time_in_minutes: 25,
  totalTimeInMinutes: 25,
  is_draft: false,
  is_free: true,
  isWizer: false,
  isPopular: false,
  isHot: false,
  level: 2,
  thumbnail: null,
  cheatSheetId: null,
  isActive: false,
  isCampaignSuspended: false,
  activeCampaign: null,
  lastEndedAt: null,
  ...part,
});

export const someCampaign = (part: Partial<ActiveCampaign> = {}): ActiveCampaign => ({
  id: campaignId,
  name: 'Campaign',
  date_started: 1_760_000_000,
  days_to_complete: 7,
  status: 'active',
  assignmentType: 'all_users',
  items: [],
  notificationsEnabled: true,
  notificationSubject: 'Subject',
  notificationMessage: '',
  reminderSubject: null,
  reminderMessage: null,
  ...part,
});

/** A course with a campaign. */
export const runningCourse = (n: number, part: Partial<Course> = {}): Course =>
  someCourse(n, { isActive: true, activeCampaign: someCampaign(), ...part });

/** A course with a campaign of this status. */
export const courseWith = (n: number, status: CampaignStatus, part: Partial<Course> = {}): Course =>
  status === 'ended'
    ? someCourse(n, { lastEndedAt: '2026-02-03T09:00:00.000Z', ...part })
    : runningCourse(n, {
        isCampaignSuspended: status === 'suspended',
        activeCampaign: someCampaign({ status: wireStatus.encode(status) }),
        ...part,
      });

/** A clip that everybody may see. */
export const someVideo = (n: number, part: Partial<Video> = {}): Video => ({
  id: videoId(n),
  name: `clip-${n}`,
  title: `Clip ${n}`,
  category: 'Phishing',
  language: 'en',
  url: `/media/clips/${n}.webm`,
  poster: null,
  duration: 65,
  is_free: true,
  isPinned: false,
  isPublicVideo: false,
  shareURL: null,
  courses: [],
  ...part,
});
