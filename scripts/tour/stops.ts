import { paths } from '../../contract/paths.ts';

/** A picture of the tour: the URL, and the sentence below it. */
export interface Stop {
  /** File name of the picture. */
  name: string;
  title: string;
  text: string;
  path: string;
  language?: string;
  size?: 'wide' | 'narrow';
  theme?: 'light' | 'dark';
}

/** The main screens, in the order in which an admin uses them, as the admin of the demo company Acme. */
export const stops: readonly Stop[] = [
  {
    name: 'home',
    title: 'Home',
    text: 'Progress of all people, running trainings, and the next steps.',
    path: paths.home,
  },
  {
    name: 'people',
    title: 'People',
    text: 'Search, filter, save the filters under a name, choose columns, and change many people at once.',
    path: `${paths.allUsers}?showDisabled=true`,
  },
  {
    name: 'departments',
    title: 'Departments',
    text: 'The people of each department, and their progress.',
    path: paths.departments,
  },
  {
    name: 'library',
    title: 'Courses',
    text: 'The library and the company’s own trainings, with the status of each.',
    path: paths.courses,
  },
  {
    name: 'videos',
    title: 'Videos',
    text: 'Short clips to watch and to share.',
    path: paths.videos,
  },
  {
    name: 'training-report',
    title: 'Training report',
    text: 'Figures with links to the people they count. The URL holds the filters; CSV and PDF have the same content.',
    path: paths.trainingReport,
  },
  {
    name: 'audit-log',
    title: 'Audit log',
    text: 'Who did what, on whose behalf, and what it was before; sealed, so that a change shows.',
    path: paths.auditLog,
  },
  {
    name: 'reviews',
    title: 'Reviews',
    text: 'Ratings and comments on the courses.',
    path: paths.reviews,
  },
  {
    name: 'right-to-left',
    title: 'In Hebrew',
    text: 'Fourteen languages, two of them right to left.',
    path: paths.generalReport,
    language: 'he',
  },
  {
    name: 'dark',
    title: 'In the dark',
    text: 'Light and dark follow the system, or a setting.',
    path: paths.trainingReport,
    theme: 'dark',
  },
  {
    name: 'small',
    title: 'On a phone',
    text: 'Every screen works at 390 pixels.',
    path: paths.home,
    size: 'narrow',
  },
];
