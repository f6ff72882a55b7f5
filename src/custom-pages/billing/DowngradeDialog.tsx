import { useState } from 'react';
import { changeSubscriptionType } from '#contract/billing/checkout';
import type { LicenceBalance } from '#contract/billing/licences';
import { planDowngrade } from '#contract/billing/plannedDowngrade';
import { formatDate, formatNumber } from '~/components/data/format.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useTypedPhrase } from '~/components/overlay/useTypedPhrase.tsx';
import { useAction } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { keepCompany } from '~/session/store.ts';
import formCss from '~/components/form/form.module.css';
import css from './billing.module.css';

interface DowngradeDialogProps {
  /** When the last licences end; null where nothing was paid, or where a downgrade is planned already. */
  endsAt: string | null;
  lots: LicenceBalance['lots'];
  onDone: () => void;
  onClose: () => void;
}

/** Asks when: at the end of what is paid, which can be taken back, or at once, which loses it. */
export function DowngradeDialog({ endsAt, lots, onDone, onClose }: DowngradeDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const phrase = useTypedPhrase({ isFirst: endsAt === null });
  const [when, setWhen] = useState<'end' | 'now'>(endsAt ? 'end' : 'now');
  const plan = useAction(planDowngrade);
  const change = useAction(changeSubscriptionType);
  const date = endsAt ? formatDate(endsAt) : '';
  const atTheEnd = async () => {
    if (endsAt) await plan.mutateAsync({ body: { endsAt } });
    toast.success(t('billing.downgrade.planned.done', { date }));
  };
  const atOnce = async () => {
    keepCompany(await change.mutateAsync({ body: { subscriptionType: 'free' } }));
    onDone();
  };
  return (
    <ConfirmDialog
      open
      tone={when === 'end' ? 'normal' : 'danger'}
      focusButton={endsAt !== null}
      title={t('billing.downgrade.title')}
      confirmLabel={t('billing.downgrade.confirm')}
      onConfirm={() => (when === 'end' ? atTheEnd() : phrase.confirm(atOnce))}
      onClose={onClose}
    >
      <div className={formCss.column}>
        {endsAt && (
          <ChoiceCards
            label={t('billing.downgrade.when')}
            value={when}
            choices={[
              { value: 'end', label: t('billing.downgrade.end.label'), help: t('billing.downgrade.end.help', { date }) },
              { value: 'now', label: t('billing.downgrade.now.label'), help: t('billing.downgrade.now.help') },
            ]}
            onChange={setWhen}
          />
        )}
        {when === 'end' ? (
          <p>{t('billing.downgrade.end.text', { date })}</p>
        ) : (
          <>
            <p>{t('billing.downgrade.text')}</p>
            <Lost lots={lots} />
            {phrase.field}
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** What ends although it is paid for, by the day until which it is. */
function Lost({ lots }: Pick<DowngradeDialogProps, 'lots'>) {
  const { t } = useTranslation();
  if (lots.length === 0) return null;
  return (
    <div>
      <p>{t('billing.downgrade.now.lost')}</p>
      <ul className={css.lost}>
        {lots.map(({ seats, endsAt }) => (
          <li key={String(endsAt)}>
            {t('billing.downgrade.now.lot', { seats: formatNumber(seats), date: formatDate(String(endsAt)) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
