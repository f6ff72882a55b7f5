import { paths, pathTo } from '#contract/paths';
import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { dialogView } from '~/components/resource/dialogView.ts';
import { resource } from '../resource.ts';

/** The texts of policies, and of the settings that all campaigns share. */
const withItsTexts = <Code>(load: () => Promise<Code>) => withTexts('training', withTexts('year', load));
const page = { view: 'edit', title: 'shell.titles.policy', parent: paths.policies } as const;

/** What a company expects of its people: a text in numbered revisions, which they acknowledge. */
export const policies = resource({
  name: 'policies',
  recordRepresentation: 'name',
  list: lazyPage(withItsTexts(() => import('./list/PolicyList.tsx').then((m) => m.PolicyList))),
  create: dialogView(() => import('./add/AddPolicyDialog.tsx').then((m) => m.AddPolicyDialog)),
  edit: lazyPage(withItsTexts(() => import('./page/PolicyPage.tsx').then((m) => m.PolicyPage))),
  options: {
    adapter: () => import('./adapter.ts').then((m) => m.policiesAdapter),
    access: { read: 'policies:read', write: 'policies:write' },
    pages: [
      { path: paths.policies, view: 'list', title: 'shell.nav.policies' },
      { ...page, path: paths.policyDocument },
      { ...page, path: paths.policyPeople, access: 'trainingReports:read' },
      { ...page, path: paths.policyRevisions },
      { ...page, path: paths.policySettings },
      { ...page, path: paths.policyDraft, access: 'policies:write' },
    ],
    addresses: {
      list: paths.policies,
      create: `${paths.policies}?modal=create`,
      edit: (id) => pathTo(paths.policyDocument, { policyId: String(id) }),
    },
  },
});
