import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { campaignLimits } from '#contract/campaigns/limits';
import { panelLimits } from '#contract/panel';
import type { PolicyDetails } from '#contract/policies/policies';
import { listRevisions, publishPolicy, renewPolicy, type Revision } from '#contract/policies/revisions';
import { formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useRevalidated } from '~/components/form/useRevalidated.ts';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { Dialog, DialogActions, DialogContent, DialogFrame } from '~/components/overlay/Dialog.tsx';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { callEndpoint, useEndpoint, useRefreshAll } from '~/dataProvider/index.ts';
import { Cancelled } from '~/errors/cancelled.ts';
import { isHeedError, isStale } from '~/errors/heedError.ts';
import { useStartOfNow } from '~/features/campaign-rules/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { usePolicy } from '../usePolicy.ts';
import { waitingOf } from '../waitingOf.ts';
import { WithdrawDialog } from '../WithdrawDialog.tsx';
import { Consequences } from './Consequences.tsx';
import { PublishFields } from './PublishFields.tsx';
import { newPublication, type PublishForm, publishRequest, publishSchema } from './publishForm.ts';
import { usePolicyReach } from './usePolicyReach.ts';
import css from './publish.module.css';

interface PublishDialogProps {
  policyId: string;
  /** The draft as a new revision, or the text of the last one again. */
  kind: 'publish' | 'renew';
  onDone?: (() => void) | undefined;
  /** It was refused, because something else stands there now than was shown. */
  onRefused?: (() => void) | undefined;
  onWithdrawn?: (() => void) | undefined;
  onClose: () => void;
}

/** Gives a revision of a policy to people, now or later. */
export function PublishDialog({ policyId, kind, onDone, onRefused, onWithdrawn, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const { data: policy, error } = usePolicy(policyId);
  const revisions = useEndpoint(listRevisions, { params: { policyId } });
  const failure = error ?? revisions.error;
  const waiting = policy && waitingOf(policy);
  if (waiting)
    return (
      <WithdrawDialog
        policyId={policyId}
        revision={waiting}
        reason={t('errors.policy_scheduled')}
        onDone={onWithdrawn}
        onClose={onClose}
      />
    );
  if (policy && revisions.data)
    return (
      <Publishing
        policy={policy}
        last={revisions.data[0]}
        number={(revisions.data[0]?.number ?? 0) + 1}
        kind={kind}
        onDone={onDone}
        onRefused={onRefused}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={t(`policies.${kind}.title`, { name: policy?.name ?? '' })} hasCross onClose={onClose}>
      {failure ? (
        <ErrorAlert error={failure} onRetry={() => void revisions.refetch()} />
      ) : (
        <p role="status">{t('common.loading')}</p>
      )}
    </Dialog>
  );
}

interface PublishingProps {
  policy: PolicyDetails;
  /** The newest revision; undefined before the first. */
  last: Revision | undefined;
  /** Of the revision that is published. */
  number: number;
  kind: PublishDialogProps['kind'];
  onDone: PublishDialogProps['onDone'];
  onRefused: PublishDialogProps['onRefused'];
  onClose: () => void;
}

function Publishing({ policy, last, number, kind, onDone, onRefused, onClose }: PublishingProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const refreshAll = useRefreshAll();
  const isWide = useMinWidth(panelLimits.breakpoints.sm);
  /** The number that was on screen, of a refused publication. */
  const [before, setBefore] = useState<number>();
  const note = kind === 'renew' ? t('policies.renew.note') : (policy.draft?.changeNote ?? '');
  const [values] = useState(() => newPublication(last, note, Date.now()));
  // Fixed when the dialog opens: of a draft that somebody else saves meanwhile, nobody has seen the text.
  const [edit] = useState(policy.edit);
  const { id: policyId, name, draft } = policy;
  const saving = useSaveForm<PublishForm, PublishForm, PolicyDetails>({
    schema: usePublishSchema(),
    values,
    draft: `policies ${kind} ${policyId}`,
    mode: 'onChange',
    send: async (form) => {
      const people = reach[form.asksAgain].data?.totalUsersCount ?? 0;
      const body = publishRequest(form, people, Date.now());
      try {
        return await (kind === 'renew'
          ? callEndpoint(renewPolicy, { params: { policyId }, body })
          : callEndpoint(publishPolicy, { params: { policyId }, body: { ...body, edit } }));
      } catch (error) {
        if (isStale(error)) {
          refreshAll();
          onRefused?.();
        }
        if (!isHeedError(error, 'total_changed')) throw error;
        await reach[form.asksAgain].refetch();
        setBefore(people);
        throw new Cancelled();
      }
    },
    refusals: (error) => (isHeedError(error, 'start_in_past') ? { startDate: 'campaigns.errors.startPast' } : undefined),
    onSaved: () => {
      refreshAll();
      toast.success(t(`policies.${kind}.done`, { name, number: formatNumber(number) }));
      onClose();
      onDone?.();
    },
  });
  const { form, isDirty, isSaving } = saving;
  useStartOfNow(form, true);
  useRevalidated(form, { daysToComplete: 'customDays' });
  const chosen = useWatch({ control: form.control });
  const kindOfAudience = chosen.assignmentType ?? 'all_users';
  const ids = kindOfAudience === 'all_users' ? [] : (chosen[kindOfAudience] ?? []);
  const reach = usePolicyReach({ policyId, assignmentType: kindOfAudience, ids });
  const reached = reach[chosen.asksAgain ?? 'true'];
  const guard = useCloseGuard(isDirty, onClose);
  // Read in every rendering: the form keeps it up to date only if it was read before the first change.
  const { isValid } = form.formState;
  let reason: string | undefined;
  if (kind === 'publish' && draft && draft.openPlaces.length > 0) reason = t('policies.draft.openPlaces');
  else if (kindOfAudience !== 'all_users' && ids.length === 0) reason = t('campaigns.errors.nothingSelected');
  else if (!isValid) reason = t('campaigns.reasons.invalid');
  else if (!reached.data) reason = t('common.loading');
  return (
    <DialogFrame
      fullScreen={!isWide}
      maxWidth="md"
      {...(isWide && { slotProps: wide })}
      title={t(`policies.${kind}.title`, { name })}
      onClose={guard.tryClose}
    >
      <FormFrame saving={saving} className={css.form} onSubmit={() => reason === undefined && saving.save()}>
        <DialogContent className={css.content}>
          <FormNotices saving={saving} />
          {kind === 'publish' && draft?.isUnchanged && last && (
            <Notice tone="warning">{t('policies.publish.unchanged', { number: formatNumber(last.number) })}</Notice>
          )}
          <PublishFields last={last} reach={reach} />
        </DialogContent>
        <div className={css.foot}>
          {before !== undefined && (
            <Notice tone="warning">
              {t('policies.publish.changed', {
                before: formatNumber(before),
                now: formatNumber(reached.data?.totalUsersCount ?? 0),
              })}
            </Notice>
          )}
          <Consequences
            number={number}
            last={last}
            startDate={chosen.startDate ?? ''}
            reach={reached.data}
            asksAgain={chosen.asksAgain === 'true'}
          />
        </div>
        <DialogActions>
          <Button onClick={guard.tryClose}>{t('common.cancel')}</Button>
          <SaveButton isSaving={isSaving} reason={reason}>
            {t('policies.publish.confirm', { number: formatNumber(number) })}
          </SaveButton>
        </DialogActions>
      </FormFrame>
      <DiscardDialog guard={guard} />
    </DialogFrame>
  );
}

// Room for three choices beside each other.
const wide = { paper: { sx: { width: 'min(680px, calc(100% - 32px))' } } };

function usePublishSchema() {
  const { t } = useTranslation();
  return useMemo(
    () =>
      publishSchema({
        isEditing: false,
        now: Date.now,
        minDays: campaignLimits.daysToComplete.customMin,
        atLeast: (min) => t('campaigns.errors.daysMin', { min }),
        atMost: (max) => t('campaigns.errors.daysMax', { max }),
      }),
    [t],
  );
}
