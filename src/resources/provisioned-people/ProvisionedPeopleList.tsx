import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AtSign, Ban, CircleCheck, Undo2, UserPen } from 'lucide-react';
import { useState } from 'react';
import { getScim, type ProvisionedPerson } from '#contract/company/scim';
import { paths, pathTo } from '#contract/paths';
import { personName } from '~/components/data/personName.ts';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCan } from '~/session/useSession.ts';
import { type Decision, DecisionDialog } from './DecisionDialog.tsx';
import { provisionedAddress, provisionedFields } from './fields.ts';
import { useMove } from './useMove.ts';
import { TakeOver } from './TakeOver.tsx';
import css from './provisionedPeople.module.css';

const nameOf = (person: ProvisionedPerson) => personName(person) || person.email;

/** Whom the directory manages; for those whose deactivation or new address waits, somebody says yes or no. */
export function ProvisionedPeopleList() {
  return (
    <ListRoot
      resource="provisioned-people"
      address={provisionedAddress}
      columns={useColumns('provisioned-people', provisionedFields)}
    >
      <People />
    </ListRoot>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

function People() {
  const { t } = useTranslation();
  const canWrite = useCan('users:write');
  const { managed = 0, held = 0, moving = 0, token } = useEndpoint(getScim, {}).data ?? {};
  const move = useMove();
  const [decision, setDecision] = useState<Decision>();
  const rowActions = (person: ProvisionedPerson) => {
    const { id, state } = person;
    const ask = (isConfirmed: boolean) => () => setDecision({ isConfirmed, userIds: [id], total: 1 });
    const profile = {
      key: 'profile',
      label: t('users.actions.edit'),
      icon: <UserPen {...icon} />,
      to: pathTo(paths.userProfileEdit, { userId: id }),
    };
    if (person.mayDecideMove)
      return [
        profile,
        { key: 'move', label: t('scim.moving.confirm'), icon: <AtSign {...icon} />, run: () => move.decide(person, true) },
        { key: 'stay', label: t('scim.moving.decline'), icon: <Undo2 {...icon} />, run: () => move.decide(person, false) },
      ];
    if (!canWrite || state !== 'held') return [profile];
    return [
      profile,
      { key: 'confirm', label: t('scim.held.confirm'), icon: <Ban {...icon} />, run: ask(true) },
      { key: 'decline', label: t('scim.held.decline'), icon: <CircleCheck {...icon} />, run: ask(false) },
    ];
  };
  const askAll = (isConfirmed: boolean) => () => setDecision({ isConfirmed, expectedTotal: held, total: held });
  return (
    <>
      <PageHeader title={t('scim.people.title')} count={managed} />
      {held > 0 && (
        <Alert severity="warning" className={css.held}>
          <strong>{t('scim.held.waiting', { total: held })}</strong>
          <p>{t('scim.held.text')}</p>
          {canWrite && (
            <div className={css.actions}>
              <Button size="small" variant="outlined" color="inherit" onClick={askAll(true)}>
                {t('scim.held.confirmAll')}
              </Button>
              <Button size="small" variant="outlined" color="inherit" onClick={askAll(false)}>
                {t('scim.held.declineAll')}
              </Button>
            </div>
          )}
        </Alert>
      )}
      {moving > 0 && (
        <Alert severity="warning" className={css.held}>
          <strong>{t('scim.moving.waiting', { total: moving })}</strong>
          <p>{t('scim.moving.text')}</p>
        </Alert>
      )}
      {token === null && managed > held && <TakeOver total={managed - held} canWrite={canWrite} />}
      <ListView nameOf={nameOf} rowActions={rowActions} empty={{ hint: t('scim.people.empty') }} />
      {move.dialog}
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}
