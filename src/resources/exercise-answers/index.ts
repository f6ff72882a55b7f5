import { lazyPage } from '~/components/page/lazyPage.tsx';
import { resource } from '../resource.ts';

/** What people answered in a campaign of phishing exercises: those of one template, or of one person. Listed in dialogs of its report. */
export const exerciseAnswers = resource({
  name: 'exercise-answers',
  recordRepresentation: 'id',
  list: lazyPage(() => import('./AnswersDialog.tsx').then((m) => m.AnswersDialog)),
  options: {
    adapter: () => import('~/dataProvider/adapters/exercises.ts').then((m) => m.exerciseAnswersAdapter),
    access: { read: 'exerciseReports:read' },
  },
});
