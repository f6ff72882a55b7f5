import { readableIn } from './languages.ts';

/**
 * What people are told of their tasks unless an admin writes something else. Each kind of task is a key of every file; `admin`
 * is about all of them together. Only `training` names a course.
 */
export const notificationTypes = ['training', 'phishing', 'admin', 'fakeOrReal'] as const;
type NotificationType = (typeof notificationTypes)[number];

/** Texts without markup; `image` is an address on our origin. The landing page shows title, image, paragraph and middle text. */
export interface NotificationTexts {
  subject: string;
  message: string;
  reminderSubject: string;
  reminderMessage: string;
  title: string;
  landingParagraph: string;
  middleText: string;
  image: string;
}

type File = { default: Record<NotificationType, NotificationTexts> };

/** One small file a language, fetched when it is needed. The other languages of the product use English. */
const files: Readonly<Record<string, () => Promise<File>>> = {
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

const english = () => import('./notifications/en.json');

const fileOf = (lang: string) =>
  readableIn(lang)
    .map((code) => files[code])
    .find((file) => file !== undefined) ?? english;

interface Places {
  companyName: string;
  courseName?: string | undefined;
}

/** The default texts of a kind of task in a language of the product, with the names filled in. */
export async function readNotificationTexts(lang: string, type: NotificationType, places: Places): Promise<NotificationTexts> {
  const { default: file } = await fileOf(lang)();
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name as keyof Places] ?? '');
  return Object.fromEntries(Object.entries(file[type]).map(([name, text]) => [name, fill(text)])) as unknown as NotificationTexts;
}
