import { acceptedLanguage, findLanguage, type Language, languages } from '#locales/languages.ts';
import type { FastifyRequest } from 'fastify';
import { now } from '../../clock.ts';
import type { Services } from '../../services.ts';
import { translationsIn } from '../../texts/translations.ts';
import { addressesOf } from './address.ts';
import { lookFinder } from './brand.ts';
import type { Message } from './findMessage.ts';
import { type Landing, landingFinder } from './landing.ts';
import { addressFinder } from './senderAddress.ts';
import type { Content, Show } from './show.ts';
import { templateFinder } from './template.ts';

interface Opened {
  request: FastifyRequest;
  key: Buffer;
  message: Message;
  /** The button was pressed. */
  isPressed: boolean;
}

/** The one that was chosen on the page, that of the person, the browser or the company. */
function languageOf({ request, message }: Opened): Language {
  const { lang } = request.query as { lang?: unknown };
  const header = request.headers['accept-language'];
  const ofBrowser = header?.split(',').some((part) => findLanguage(part.split(';')[0]?.trim()))
    ? acceptedLanguage(header)
    : undefined;
  return (
    (typeof lang === 'string' ? findLanguage(lang) : undefined) ??
    findLanguage(message.language) ??
    ofBrowser ??
    findLanguage(message.companyLanguage) ??
    languages[0]
  );
}

/** What the pages of messages say, and how they look. */
export function composer(services: Pick<Services, 'db' | 'env' | 'log' | 'secrets'>) {
  const [templateOf, landings, lookOf] = [templateFinder(services), landingFinder(services), lookFinder(services)];
  const addressIn = addressFinder(services);

  async function contentOf({ message, isPressed }: Opened, language: Language): Promise<Content> {
    const { companyId, companyName } = message;
    const reader = { companyId, companyName, language };
    const teach = (landing: Landing) =>
      ({ kind: 'teach', landing, note: null, message: null, emailPlatform: message.emailPlatform }) as const;
    if (now() >= message.showsUntil) return teach(await landings.general(reader));
    const template = await templateOf(message);
    const chosen = message.landingId === null ? null : await landings.chosen(message.landingId, language);
    const first = chosen ?? (await landings.usual(template.landingKind, reader));
    if (first.kind === 'continue' && !isPressed) return { kind: 'continue', landing: first };
    const landing = first.kind === 'teach' ? first : await landings.usual('teach', reader);
    const note = landing.isOwn ? (await landings.general(reader)).paragraph : null;
    return { ...teach(landing), note, message: { template, senderAddress: await addressIn(message, template.senderLocal) } };
  }

  return {
    async page(opened: Opened): Promise<{ show: Show; content: Content }> {
      const { message, key } = opened;
      const language = languageOf(opened);
      const addresses = addressesOf(services.secrets, key);
      const look = await lookOf(message.companyId);
      const brand = {
        companyName: look.companyName ?? message.companyName,
        logo: look.logo && addresses.logo,
        colour: look.colour,
      };
      const { t } = translationsIn(language);
      return { show: { language, t, brand, addresses }, content: await contentOf(opened, language) };
    },
    /** The document of the frame that shows the message; null while there is none. */
    frame: async (message: Message): Promise<string | null> =>
      now() >= message.showsUntil ? null : (await templateOf(message)).page(),
    logo: async ({ companyId }: Message) => (await lookOf(companyId)).logo,
  };
}
