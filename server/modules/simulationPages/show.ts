import type { Brand } from '#contract/partners/whiteLabel';
import type { Language } from '#locales/languages.ts';
import type { translationsIn } from '../../texts/translations.ts';
import type { Addresses } from './address.ts';
import type { Landing } from './landing.ts';
import type { Message } from './findMessage.ts';
import type { Template } from './template.ts';

/** How a page is shown to one visitor. What it says depends on nothing else of the request. */
export interface Show {
  language: Language;
  t: ReturnType<typeof translationsIn>['t'];
  brand: Brand;
  addresses: Addresses;
}

/** What a page says. */
export type Content =
  /** A neutral page with one button. */
  | { kind: 'continue'; landing: Landing }
  /** The explanation, with the message; without it once it is long ago. */
  | {
      kind: 'teach';
      landing: Landing;
      /** Said besides a text that a company wrote: that it was a test, and that nothing was stored. */
      note: string | null;
      message: { template: Template; senderAddress: string | null } | null;
      emailPlatform: Message['emailPlatform'];
    };
