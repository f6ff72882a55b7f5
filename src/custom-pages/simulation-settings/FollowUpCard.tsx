import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { type FollowUp, simulationFollowUps } from '#contract/simulation/followUps';
import { simulationLimits } from '#contract/simulation/limits';
import { formatNumber } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { Card } from './Card.tsx';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import css from './simulationSettings.module.css';

const { rules, cooldownDays: days } = simulationLimits.followUp;

/** The rules by which who was phished joins a group, each as a sentence. */
export function FollowUpCard() {
  const { t } = useTranslation();
  const mayChange = useCan('simulations:write');
  const { data, error, refetch } = useEndpoint(simulationFollowUps.list, {});
  const [edited, setEdited] = useState<FollowUp | 'new'>();
  const [deleted, setDeleted] = useState<FollowUp>();
  const followUps = data?.data;
  return (
    <Card
      title={t('simulation.followUp.title')}
      about={t('simulation.followUp.about', { days })}
      error={error}
      onRetry={() => void refetch()}
    >
      {followUps && (
        <>
          {followUps.length === 0 && <p>{t('simulation.followUp.none')}</p>}
          {followUps.length > 0 && (
            <ul className={css.places}>
              {followUps.map((one) => (
                <li key={one.id}>
                  <Rule followUp={one} />
                  {mayChange && (
                    <div className={css.actions}>
                      <Button onClick={() => setEdited(one)}>{t('simulation.followUp.edit')}</Button>
                      <Button color="error" onClick={() => setDeleted(one)}>
                        {t('common.delete')}
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          )}
          {mayChange && (
            <div className={css.foot}>
              <Button
                startIcon={<Plus size={16} aria-hidden />}
                disabled={followUps.length >= rules}
                onClick={() => setEdited('new')}
              >
                {t('simulation.followUp.add')}
              </Button>
            </div>
          )}
          {edited && (
            <FollowUpDialog
              followUp={edited === 'new' ? null : edited}
              taken={followUps.map(({ group }) => group.id)}
              onClose={() => setEdited(undefined)}
            />
          )}
          {deleted && <DeleteDialog followUp={deleted} onClose={() => setDeleted(undefined)} />}
        </>
      )}
    </Card>
  );
}

function Rule({ followUp: { group, months, isActive, members, hasTraining } }: { followUp: FollowUp }) {
  const { t } = useTranslation();
  return (
    <div>
      <span>
        {months === null
          ? t('simulation.followUp.completed', { group: group.name })
          : t('simulation.followUp.months', { group: group.name, count: months })}
      </span>
      {isActive ? (
        <StatusDot tone="success" label={t('simulation.followUp.members', { count: members })} />
      ) : (
        <StatusDot tone="neutral" label={t('simulation.followUp.off')} />
      )}
      {!hasTraining && (
        <span>
          <StatusDot tone="warning" label={t('simulation.followUp.noTraining')} />{' '}
          <Link to={paths.courses}>{t('simulation.followUp.toTrainings')}</Link>
        </span>
      )}
    </div>
  );
}

function DeleteDialog({ followUp, onClose }: { followUp: FollowUp; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { mutateAsync } = useAction(simulationFollowUps.remove);
  const remove = async () => {
    await mutateAsync({ params: { followUpId: followUp.id } });
    toast.success(t('simulation.followUp.deleted'));
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('simulation.followUp.deleteTitle', { group: followUp.group.name })}
      confirmLabel={t('common.delete')}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('simulation.followUp.deleteText', { n: formatNumber(followUp.members) })}
    </ConfirmDialog>
  );
}
