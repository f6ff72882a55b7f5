import 'i18next';
import type { texts } from '#locales/english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    // A stage is a namespace. Keys do not name theirs, so the types know a single one.
    defaultNS: 'base';
    resources: { base: typeof texts };
    returnNull: false;
  }
}
