import 'i18next';
import type { texts } from '#locales/english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    // A stage is a namespace; whoever writes a key need not know which, so to the types they are one.
    defaultNS: 'base';
    resources: { base: typeof texts };
    returnNull: false;
  }
}
