import { useController } from 'react-hook-form';
import { billingLimits } from '#contract/billing/limits';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { OrderValues } from './orderForm.ts';
import css from './licences.module.css';

const { from, to, step } = billingLimits.suggested;

/** The usual numbers of licences on a scale; the field beside it takes any other. */
export function SuggestedNumber() {
  const { t } = useTranslation();
  const { field } = useController<OrderValues, 'licensesNumber'>({ name: 'licensesNumber' });
  const number = Number(field.value);
  return (
    <div className={css.scale}>
      <input
        type="range"
        min={from}
        max={to}
        step={step}
        value={Number.isFinite(number) ? Math.min(number, to) : from}
        aria-label={t('licences.form.suggested')}
        onChange={({ target }) => field.onChange(target.value)}
      />
      <div aria-hidden>
        <span>{formatNumber(from)}</span>
        <span>{formatNumber(to)}</span>
      </div>
    </div>
  );
}
