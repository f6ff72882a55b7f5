import type { ResourceProps } from 'react-admin';
import type { Capability, Subject } from '#contract/access';
import type { FlagName } from '#contract/flags';
import type { TextKey } from '#locales/english.ts';
import type { LazyPage } from '~/components/page/lazyPage.tsx';
import type { ResourceAddresses } from '~/components/resource/definition.ts';
import type { DialogView } from '~/components/resource/dialogView.ts';
import type { Calls } from '~/dataProvider/dataProvider.ts';
import type { ResourceAccess } from '~/session/resourceAccess.ts';

export type View = 'list' | 'create' | 'edit' | 'show';

/** One URL of the panel that shows a view of the resource. */
export interface ResourcePage {
  path: string;
  view: View;
  /** Key of the page's name: title of the tab until the page sets its own, and breadcrumb. */
  title: TextKey;
  /** Capability to open it, if it differs from reading the resource. */
  access?: Capability;
  /** Where a person without access is redirected, without a message; by default home, with one. */
  instead?: (subject: Subject) => string;
  /** Sufficient if `:userId` of the path is the signed-in user. */
  ownAccess?: Capability;
  /** The parent page, for the breadcrumb. */
  parent?: string;
  /** What is around it, if not everything. */
  shell?: 'focused';
  /** The page exists only while this flag is on. */
  flag?: FlagName;
}

interface ResourceOptions {
  adapter: Calls;
  access: ResourceAccess;
  pages?: readonly ResourcePage[];
  addresses?: ResourceAddresses;
}

interface Views {
  list: LazyPage;
  create: LazyPage | DialogView;
  edit: LazyPage | DialogView;
  show: LazyPage;
}

/** A kind of record as react-admin knows it: one object for its definition, the route table, the data provider and access. */
export interface Resource extends Omit<ResourceProps, View | 'options'>, Partial<Views> {
  options: ResourceOptions;
}

/** A resource must have at least a list or a form. */
type HasView = Pick<Views, 'list'> | Pick<Views, 'create'> | Pick<Views, 'edit'>;

/** Declares a resource: `export const departments = resource({ name: 'departments', list, options: { … } })`. */
export const resource = <Declared extends Resource & HasView>(declared: Declared): Declared => declared;
