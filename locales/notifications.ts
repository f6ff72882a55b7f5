import { readableIn } from './languages.ts';

/**
 * What people are told of their tasks unless an admin writes something else. Each kind of task is a key of every file; `admin`
 * is about all of them together. Only `training` names a course. `phishing` is the exercise; a `simulation` is no task, and nobody knows
 * of it before: its mail follows a round, to those who did what its message asked for.
 */
export const notificationTypes = ['training', 'phishing', 'admin', 'fakeOrReal', 'simulation'] as const;
type NotificationType = (typeof notificationTypes)[number];

/** Texts without markup; `image` is an address on our origin. The landing page shows title, image, paragraph and middle text. */
interface SimulationTexts {
  subject: string;
  message: string;
  title: string;
  landingParagraph: string;
  middleText: string;
  image: string;
}
export interface NotificationTexts extends SimulationTexts {
  reminderSubject: string;
  reminderMessage: string;
}
type Texts = { [Type in NotificationType]: Type extends 'simulation' ? SimulationTexts : NotificationTexts };

type Files<T> = Readonly<Record<string, () => Promise<{ default: T }>>>;

/** One small file a language, fetched when it is needed. The other languages of the product use English. */
const files: Files<Texts> = {
  en: () => import('./notifications/en.json'),
  he: () => import('./notifications/he.json'),
  es: () => import('./notifications/es.json'),
  fr: () => import('./notifications/fr.json'),
  pt: () => import('./notifications/pt.json'),
  de: () => import('./notifications/de.json'),
  nl: () => import('./notifications/nl.json'),
  it: () => import('./notifications/it.json'),
  zh: () => import('./notifications/zh.json'),
};
export const notificationLanguages: readonly string[] = Object.keys(files);

/** A simulation has its texts in every language: whoever reads them did not expect them. */
const simulationFiles: Files<Pick<Texts, 'simulation'>> = {
  ...files,
  ru: () => import('./notifications/ru.json'),
  ar: () => import('./notifications/ar.json'),
  el: () => import('./notifications/el.json'),
  ja: () => import('./notifications/ja.json'),
  'pt-br': () => import('./notifications/pt-br.json'),
};

const english = () => import('./notifications/en.json');

const fileOf = (lang: string, type: NotificationType) => {
  const among: Files<Partial<Texts>> = type === 'simulation' ? simulationFiles : files;
  const [file = english] = readableIn(lang).flatMap((code) => among[code] ?? []);
  return file();
};

interface Places {
  companyName: string;
  courseName?: string | undefined;
}

/** The default texts of a kind of task in a language of the product, with the names filled in. */
export async function readNotificationTexts<Type extends NotificationType>(
  lang: string,
  type: Type,
  places: Places,
): Promise<Texts[Type]> {
  const { default: file } = await fileOf(lang, type);
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name as keyof Places] ?? '');
  return Object.fromEntries(Object.entries(file[type] ?? {}).map(([name, text]) => [name, fill(text)])) as unknown as Texts[Type];
}
