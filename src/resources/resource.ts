import type { ParseKeys } from 'i18next';
import type { ResourceProps } from 'react-admin';
import type { Capability } from '#contract/access';
import type { LazyPage } from '~/components/page/lazyPage.tsx';
import type { Calls } from '~/dataProvider/dataProvider.ts';

export type View = 'list' | 'create' | 'edit' | 'show';

/** One address of the panel that shows a view of the resource. */
export interface ResourcePage {
  path: string;
  view: View;
  /** Key of the page's name: title of the tab until the page sets its own, and breadcrumb. */
  title: ParseKeys;
  /** Who may open it, where that is not who may read the resource. */
  access?: Capability;
  /** Enough where `:userId` of the address is whoever is signed in. */
  ownAccess?: Capability;
  /** The page it belongs under, for the breadcrumb. */
  parent?: string;
}

export interface ResourceOptions {
  adapter: Calls;
  /** Who may read and who may change records; a resource without `write` is never changed through react-admin. */
  access: { read: Capability; write?: Capability };
  pages?: readonly ResourcePage[];
  /** Where react-admin's own paths (`/departments`, `/departments/create`, `/departments/<id>`) lead in this panel. */
  addresses?: { list?: string; create?: string; edit?: (id: string) => string };
}

interface Views {
  list: LazyPage;
  create: LazyPage;
  edit: LazyPage;
  show: LazyPage;
}

/** A kind of record as react-admin knows it: one object for its definitions, the route table, the data provider and access. */
export interface Resource extends Omit<ResourceProps, View | 'options'>, Partial<Views> {
  options: ResourceOptions;
}

/** A resource shows its records somewhere: in a list, or at least in a form. */
type HasView = Pick<Views, 'list'> | Pick<Views, 'create'> | Pick<Views, 'edit'>;

/** Declares a resource: `export const departments = resource({ name: 'departments', list, options: { … } })`. */
export const resource = <Declared extends Resource & HasView>(declared: Declared): Declared => declared;
