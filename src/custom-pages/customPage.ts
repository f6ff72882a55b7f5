import type { Capability, Subject } from '#contract/access';
import type { FlagName } from '#contract/flags';
import type { TextKey } from '#locales/english.ts';
import type { LazyPage } from '~/components/page/lazyPage.tsx';

/**
 * What is around a page: `full` (the default) has sidebar, toolbar and footer; `focused`, for a flow that needs the room, a folded sidebar
 * and nothing else; `bare` nothing; `session` is full for signed-in users only.
 */
export type ShellKind = 'full' | 'focused' | 'bare' | 'session';

/**
 * A page of the panel that is not a view of a resource. The `index.ts` of each folder here exports its pages as `pages`;
 * the route table collects them.
 */
export interface CustomPage {
  path: string;
  page: LazyPage;
  /** Who may open it: a capability of the access table, or anyone, signed in or not. */
  access: Capability | 'anyone';
  /** Where a person without access is redirected, without a message; by default home, with one. */
  instead?: (subject: Subject) => string;
  shell?: ShellKind;
  /** False for a page that shows no footer. */
  hasFooter?: boolean;
  /** Key of the page's name: the title of the tab until the page sets its own, and the breadcrumb. */
  title: TextKey;
  /** The path of its parent in the breadcrumbs. */
  parent?: string;
  /** The page exists only while this flag is on. */
  flag?: FlagName;
}
