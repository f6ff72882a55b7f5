import {
  CalendarDays,
  FileText,
  Fish,
  Gamepad2,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  MailWarning,
  ScrollText,
  Star,
} from 'lucide-react';
import type { FlagName } from '#contract/flags';
import { paths } from '#contract/paths';

interface ReportCard {
  /** Its texts are `reports.pages.<key>`. */
  key: 'training' | 'gaming' | 'quizzes' | 'general' | 'reviews' | 'exercises' | 'simulations' | 'policies' | 'monthly';
  path: string;
  icon: LucideIcon;
  /** Every plan includes it. */
  isFree?: true;
  /** Shown only while this flag is on. */
  flag?: FlagName;
}

/** All reports, in the order of the overview page. */
export const reportCards: readonly ReportCard[] = [
  { key: 'general', path: paths.generalReport, icon: FileText },
  { key: 'training', path: paths.trainingReport, icon: GraduationCap },
  { key: 'gaming', path: paths.gamingReport, icon: Gamepad2 },
  { key: 'quizzes', path: paths.quizQuestionsReport, icon: ListChecks },
  { key: 'exercises', path: paths.exercisesReport, icon: Fish, flag: 'phishingExercise' },
  { key: 'simulations', path: paths.simulationsReport, icon: MailWarning },
  { key: 'policies', path: paths.policiesReport, icon: ScrollText },
  { key: 'monthly', path: paths.monthlyVideoReport, icon: CalendarDays },
  { key: 'reviews', path: paths.reviews, icon: Star, isFree: true },
];
