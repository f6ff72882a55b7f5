import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { partnerLimits } from '#contract/partners/limits';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './accessGrants.module.css';

const usualDays = '30';
const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= partnerLimits.accessDays;

/** The choice of an end: `days` is null without one; `check` shows what is wrong, and says whether nothing is. */
export function useEnd(startsWithEnd: boolean) {
  const [hasEnd, setHasEnd] = useState(startsWithEnd);
  const [days, setDays] = useState(usualDays);
  const [isChecked, setChecked] = useState(false);
  const isWrong = hasEnd && !isDays(days);
  return {
    hasEnd,
    setHasEnd,
    text: days,
    setDays,
    showsWrong: isChecked && isWrong,
    days: hasEnd ? Number(days) : null,
    check: () => {
      setChecked(true);
      return !isWrong;
    },
  };
}

/** Without an end, or after a number of days. */
export function EndFields({ end }: { end: ReturnType<typeof useEnd> }) {
  const { t } = useTranslation();
  const labelId = useId();
  const max = formatNumber(partnerLimits.accessDays);
  return (
    <div className={css.end}>
      <span id={labelId} className={css.label}>
        {t('accessGrants.end.label')}
      </span>
      <RadioGroup
        aria-labelledby={labelId}
        value={end.hasEnd ? 'days' : 'none'}
        onChange={(_event, value) => end.setHasEnd(value === 'days')}
      >
        <FormControlLabel value="days" control={<Radio size="small" />} label={t('accessGrants.end.days')} />
        {end.hasEnd && (
          <TextField
            className={css.days}
            size="small"
            label={t('accessGrants.end.daysLabel')}
            value={end.text}
            onChange={(event) => end.setDays(event.target.value.trim())}
            error={end.showsWrong}
            helperText={end.showsWrong ? t('accessGrants.end.wrong', { max }) : undefined}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          />
        )}
        <FormControlLabel value="none" control={<Radio size="small" />} label={t('accessGrants.end.none')} />
      </RadioGroup>
    </div>
  );
}
