import { useState } from 'react';
import { giveVerdict, previewVerdict, type VerdictReason, verdictReasons } from '#contract/simulation/review';
import { textLimits } from '#contract/kit/limits';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { DateInput } from '~/components/form/date/DateInput.tsx';
import { Field } from '~/components/form/Field.tsx';
import formCss from '~/components/form/form.module.css';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { Changes } from './Changes.tsx';
import { dayOf, type Draft, type Extent, periodOf } from './choices.ts';
import css from './review.module.css';

interface VerdictDialogProps {
  campaignId: string;
  draft: Draft;
  onClose: () => void;
}

/** Asks what a verdict is about and why, and shows how many events and which figures it changes beforehand. */
export function VerdictDialog({ campaignId, draft, onClose }: VerdictDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [extent, setExtent] = useState<Extent>(draft.choices[0]?.extent ?? 'event');
  const [first, setFirst] = useState(() => dayOf(draft.at));
  const [last, setLast] = useState(() => dayOf(draft.at));
  const [reason, setReason] = useState<VerdictReason>(draft.class === 'human' ? 'other' : 'security_scanner');
  const [text, setText] = useState('');
  const chosen = draft.choices.find((choice) => choice.extent === extent);
  const hasDays = extent === 'source' || extent === 'agent';
  const period = hasDays ? periodOf(first, last) : {};
  const about = chosen && period ? { ...chosen.about, ...period, class: draft.class } : undefined;
  const params = { campaignId };
  const { data, error, isFetching } = useEndpoint(
    previewVerdict,
    { params, query: about ?? { scope: 'event', value: '0', class: draft.class } },
    { enabled: about !== undefined, staleTime: 0 },
  );
  const preview = about && data?.data;
  const giving = useAction(giveVerdict);
  const isMissing = reason === 'other' && text.trim() === '';
  const give = async () => {
    if (!about || !preview) return false;
    const { data: followed } = await giving.mutateAsync({
      params,
      body: { ...about, reason, text, expectedTotal: preview.events },
    });
    const n = formatNumber(followed.waiting);
    toast.success(followed.waiting > 0 ? t('simulationReview.doneWaiting', { n }) : t('simulationReview.done'));
    return true;
  };
  return (
    <ConfirmDialog
      open
      title={t(`simulationReview.ask.${draft.class}`)}
      confirmLabel={t('simulationReview.confirm')}
      confirmDisabled={!preview || preview.events === 0 || isFetching || isMissing}
      focusButton={false}
      onConfirm={give}
      onClose={onClose}
    >
      <div className={css.form}>
        <SelectInput<Extent>
          label={t('simulationReview.scope')}
          value={extent}
          options={draft.choices.map((choice) => ({
            value: choice.extent,
            label: t(`simulationReview.choices.${choice.extent}`, { place: draft.place }),
          }))}
          onChange={(value) => value && setExtent(value)}
        />
        {hasDays && (
          <div className={css.days}>
            <Field label={t('simulationReview.from')}>
              {(control) => <DateInput control={control} value={first} onChange={setFirst} />}
            </Field>
            <Field label={t('simulationReview.until')} error={period ? undefined : t('simulationReview.wrongPeriod')}>
              {(control) => <DateInput control={control} value={last} onChange={setLast} />}
            </Field>
          </div>
        )}
        <SelectInput<VerdictReason>
          label={t('simulationReview.reason')}
          value={reason}
          options={verdictReasons.map((value) => ({ value, label: t(`simulationReview.reasons.${value}`) }))}
          onChange={(value) => value && setReason(value)}
        />
        <Field label={t('simulationReview.text')} help={isMissing ? t('simulationReview.missing') : undefined}>
          {(control) => (
            <input
              {...control}
              className={formCss.control}
              value={text}
              maxLength={textLimits.textMax}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        {error && <ErrorAlert error={error} />}
        {preview && <Changes preview={preview} isLasting={hasDays} />}
      </div>
    </ConfirmDialog>
  );
}
