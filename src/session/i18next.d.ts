import 'i18next';
import type { texts } from '#locales/english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts };
    returnNull: false;
  }
}
