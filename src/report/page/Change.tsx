import { TrendingDown, TrendingUp } from 'lucide-react';
import { wholePercent } from '#contract/kit/percent';
import { formatNumber, formatPercent } from '~/components/data/format.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import reportCss from '../report.module.css';

interface ChangeProps {
  from: number | null;
  to: number | null;
  isPercent?: boolean;
}

/** The change of a number since the previous period. Has no colour, because more is not always better. */
export function Change({ from, to, isPercent }: ChangeProps) {
  const { t } = useTranslation();
  if (from === null || to === null) return null;
  // Uses the rounded numbers; otherwise the text could report a change of 0%.
  const shown = (number: number) => (isPercent ? wholePercent(number) : Math.round(number * 10) / 10);
  const size = Math.round(Math.abs(shown(to) - shown(from)) * 10) / 10;
  if (size === 0) return null;
  const value = isPercent ? formatPercent(size / 100) : formatNumber(size);
  const isUp = to > from;
  const Icon = isUp ? TrendingUp : TrendingDown;
  const text = isUp ? t('reports.change.up', { value }) : t('reports.change.down', { value });
  return (
    <small className={reportCss.change} title={text}>
      <Icon size={14} aria-hidden />
      <span aria-hidden>{value}</span>
      <span className={helpersCss.visuallyHidden}>{text}</span>
    </small>
  );
}
