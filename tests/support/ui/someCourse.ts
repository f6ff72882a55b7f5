import type { ActiveCampaign, CourseView } from '#contract/courses/courses';
import { idOf } from './people.ts';

export const courseId = idOf(1, 900);
/** Started yesterday, for one department. */
export const campaign: ActiveCampaign = {
  id: idOf(2, 900),
  name: 'Phishing basics',
  date_started: Math.floor(Date.now() / 1000) - 86_400,
  days_to_complete: 7,
  status: 'active',
  assignmentType: 'departments',
  items: [{ id: idOf(3, 900), name: 'Sales' }],
  notificationsEnabled: true,
  notificationSubject: 'Go',
  notificationMessage: '',
  reminderSubject: null,
  reminderMessage: null,
};
/** A course with one video and one quiz that was never started; override what a test needs. */
export const someCourse = (part: Partial<CourseView> = {}): CourseView => ({
  id: courseId,
  name: 'Phishing basics',
  description: 'What a phish looks like.',
  course_type: 'awareness',
  language: null,
  deleted: false,
  custom_training_company_id: null,
  isCustom: false,
  isShared: false,
  isSpecialized: false,
  isGaming: false,
  game: null,
  order: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  total_chapters: 2,
  total_quizzes: 1,
  total_time_in_minutes: 9,
  totalTimeInMinutes: 9,
  is_draft: false,
  is_free: false,
  isWizer: false,
  isPopular: false,
  isHot: false,
  level: 1,
  thumbnail: null,
  cheatSheetId: idOf(4, 900),
  isActive: false,
  isCampaignSuspended: false,
  activeCampaign: null,
  lastEndedAt: null,
  sections: [
    {
      name: 'Basics',
      chapters: [
        {
          id: idOf(5, 900),
          name: 'First look',
          isQuiz: false,
          questions: [],
          videos: [{ id: idOf(6, 900), name: 'clip', url: '/media/clips/a.webm', poster: null, duration: 65 }],
        },
        {
          id: idOf(7, 900),
          name: 'What did you see?',
          isQuiz: true,
          videos: [],
          questions: [
            {
              id: idOf(8, 900),
              question: 'Who asks?',
              answers: ['A', 'B', 'C', 'D'],
              correctAnswer: 2,
              explanation: 'B signs its mails.',
            },
          ],
        },
      ],
    },
  ],
  ...part,
});
