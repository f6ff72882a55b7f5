import { GraduationCap, type LucideIcon } from 'lucide-react';
import { paths } from '#contract/paths';

interface ReportCard {
  /** Its words are `reports.pages.<key>`. */
  key: 'training';
  path: string;
  icon: LucideIcon;
  /** Open on every plan. */
  isFree?: true;
}

/** Every report there is, in the order of the landing page. */
export const reportCards: readonly ReportCard[] = [{ key: 'training', path: paths.trainingReport, icon: GraduationCap }];
