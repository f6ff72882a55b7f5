import { FileText, GraduationCap, ListChecks, type LucideIcon, Star } from 'lucide-react';
import { paths } from '#contract/paths';

interface ReportCard {
  /** Its texts are `reports.pages.<key>`. */
  key: 'training' | 'quizzes' | 'general' | 'reviews';
  path: string;
  icon: LucideIcon;
  /** Every plan includes it. */
  isFree?: true;
}

/** All reports, in the order of the overview page. */
export const reportCards: readonly ReportCard[] = [
  { key: 'general', path: paths.generalReport, icon: FileText },
  { key: 'training', path: paths.trainingReport, icon: GraduationCap },
  { key: 'quizzes', path: paths.quizQuestionsReport, icon: ListChecks },
  { key: 'reviews', path: paths.reviews, icon: Star, isFree: true },
];
