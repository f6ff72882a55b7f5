import { useListContext } from 'react-admin';
import type { Policy } from '#contract/policies/policies';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useCreateButton } from '~/components/resource/useCreateButton.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { usePolicyActions } from '../usePolicyActions.tsx';
import { policyAddress, policyFields } from './fields.tsx';

const nameOf = ({ name }: Policy) => name;

/** The policies of a company. */
export function PolicyList() {
  const columns = useColumns<Policy>('policies', policyFields);
  return (
    <ListRoot resource="policies" address={policyAddress} columns={columns}>
      <Policies />
    </ListRoot>
  );
}

function Policies() {
  const { t } = useTranslation();
  const { total } = useListContext<Policy>();
  const add = useCreateButton(t('policies.add.action'));
  const { actionsOf, dialog } = usePolicyActions();
  return (
    <>
      <PageHeader title={t('shell.nav.policies')} count={total} action={add} />
      <ListView<Policy> nameOf={nameOf} rowActions={actionsOf} empty={{ hint: t('policies.empty'), action: add }} />
      {dialog}
    </>
  );
}
