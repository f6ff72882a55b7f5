import Button from '@mui/material/Button';
import { useState } from 'react';
import { listVerdicts, undoVerdict, type Verdict } from '#contract/simulation/review';
import { formatDateTime, formatNumber } from '~/components/data/format.ts';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import cardCss from '~/components/page/card.module.css';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { MoreButton, useShown } from './MoreButton.tsx';
import css from './review.module.css';

interface VerdictsProps {
  campaignId: string;
  mayDecide: boolean;
}

/** What admins said, newest first, and that it can be undone. */
export function Verdicts({ campaignId, mayDecide }: VerdictsProps) {
  const { t } = useTranslation();
  const shown = useShown();
  const params = { campaignId };
  const { data, error } = useEndpoint(listVerdicts, { params, query: { pageSize: shown.size } }, { keepPrevious: true });
  const [undoing, setUndoing] = useState<Verdict>();
  const page = data?.data;
  return (
    <section className={css.verdicts} aria-label={t('simulationReview.verdicts.title')}>
      <h2>{t('simulationReview.verdicts.title')}</h2>
      {error && <ErrorAlert error={error} />}
      {page?.items.length === 0 && <p className={css.quiet}>{t('simulationReview.verdicts.none')}</p>}
      {page && page.items.length > 0 && (
        <ul className={cardCss.card}>
          {page.items.map((verdict) => (
            <li key={verdict.id} data-undone={verdict.undoneAt !== null || undefined}>
              <Said verdict={verdict} />
              {mayDecide && verdict.undoneAt === null && (
                <Button onClick={() => setUndoing(verdict)}>{t('simulationReview.verdicts.undo')}</Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {page && <MoreButton shown={shown} total={page.pageInfo.totalCount} />}
      {undoing && <UndoDialog campaignId={campaignId} verdict={undoing} onClose={() => setUndoing(undefined)} />}
    </section>
  );
}

/** i18n-keys: simulationReview.scopes.* simulationReview.reasons.* */
function Said({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const { scope, value, agent, from, to, reason, text, n, settledBy, settledAt, undoneBy, undoneAt } = verdict;
  const isSpread = scope === 'source' || scope === 'agent';
  const named = isSpread ? [value || t('simulationEvents.noProgram'), agent].filter(Boolean) : [];
  return (
    <div className={css.said}>
      <p>
        <strong>{t(`simulationReview.as.${verdict.class}`)}</strong>
        <span>{t(`simulationReview.reasons.${reason}`)}</span>
        {text && <q>{text}</q>}
      </p>
      <p className={css.quiet}>
        {t(`simulationReview.scopes.${scope}`)}
        {named.map((name) => (
          <bdi key={name} className={css.agent}>
            {name}
          </bdi>
        ))}
        {from && to && (
          <span>
            {formatDateTime(from)} – {formatDateTime(to)}
          </span>
        )}
        <span>
          {t('auditLog.facts.events')}: {formatNumber(n)}
        </span>
      </p>
      <p className={css.quiet}>
        {t('simulationReview.verdicts.given', { name: settledBy, time: formatDateTime(settledAt) })}
        {undoneAt && <span>{t('simulationReview.verdicts.undone', { name: undoneBy ?? '', time: formatDateTime(undoneAt) })}</span>}
      </p>
    </div>
  );
}

function UndoDialog({ campaignId, verdict, onClose }: { campaignId: string; verdict: Verdict; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const undoing = useAction(undoVerdict);
  const undo = async () => {
    await undoing.mutateAsync({ params: { campaignId, verdictId: verdict.id } });
    toast.success(t('simulationReview.verdicts.done'));
  };
  return (
    <ConfirmDialog
      open
      title={t('simulationReview.verdicts.ask')}
      confirmLabel={t('simulationReview.verdicts.undo')}
      onConfirm={undo}
      onClose={onClose}
    >
      {t('simulationReview.verdicts.text', { n: formatNumber(verdict.n) })}
    </ConfirmDialog>
  );
}
