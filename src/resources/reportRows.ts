import type { ComponentType } from 'react';
import type { Capability } from '#contract/access';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import type { Calls } from '~/dataProvider/dataProvider.ts';
import { type ResourcePage, resource } from './resource.ts';

interface ReportRows {
  name: string;
  recordRepresentation: string;
  /** The code of the page, which lists the rows. */
  page: () => Promise<ComponentType>;
  adapter: Calls;
  read?: Capability;
  at: ResourcePage;
}

/** Declares the rows of a report as a resource, whose list is the report. Its views or tabs are several such resources in one folder. */
export const reportRows = ({ name, recordRepresentation, page, adapter, read = 'reports:read', at }: ReportRows) =>
  resource({
    name,
    recordRepresentation,
    list: lazyPage(withTexts('training', page)),
    options: { adapter, access: { read }, pages: [at] },
  });

/** What the tabs of the report of one record share, besides the code of `page` and `adapter`. */
type TabsAt = Pick<ReportRows, 'read'> & Omit<ResourcePage, 'path' | 'view'>;

/** Declares the tabs of the report of one record: returns what declares the rows of each, whose list is the tab at `path`. */
export const tabRows =
  ({ read, ...at }: TabsAt) =>
  ({ path, ...rows }: Omit<ReportRows, 'read' | 'at'> & { path: string }) =>
    reportRows({ ...rows, ...(read && { read }), at: { ...at, path, view: 'list' } });
