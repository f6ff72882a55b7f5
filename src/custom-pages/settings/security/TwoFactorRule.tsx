import Button from '@mui/material/Button';
import { useState } from 'react';
import { companyLimits } from '#contract/company/limits';
import { type getTwoFactorRule, setTwoFactorRule } from '#contract/company/twoFactorRule';
import type { CallReply } from '#contract/kit/endpoint';
import { refreshUser } from '~/authProvider/openSession.ts';
import { formatDate } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { ChoiceCards } from '~/components/form/inputs/ChoiceCards.tsx';
import cardCss from '~/components/page/card.module.css';
import { useAction } from '~/dataProvider/index.ts';
import { useVerifiedAction } from '~/features/account/public.ts';
import { useStep } from '~/features/two-factor/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { AdminsWithout } from './AdminsWithout.tsx';
import css from './security.module.css';

type Rule = CallReply<typeof getTwoFactorRule>;

const dayMs = 86_400_000;
const { noticeDays, reminderDays } = companyLimits.twoFactor;
const dayIn = (days: number) => formatDate(new Date(Date.now() + days * dayMs));

/** Two weeks, or what is possible. */
const usualDays = (isPossible: (days: number) => boolean): number => [14, 7].find(isPossible) ?? 0;

/** Whether two-factor authentication is required of all admins, from when, and who has none yet. */
export function TwoFactorRule({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const { company } = useSession();
  const { change, dialog } = useRuleChange(rule);
  const [chosen, setInDays] = useState<number>();
  const { requiredFrom, admins, without } = rule;
  const isInForce = requiredFrom !== null && new Date(requiredFrom) <= new Date();
  // A later date would weaken what is set already: for that it is ended.
  const isEarlier = (days: number) => requiredFrom === null || Date.now() + days * dayMs < Date.parse(requiredFrom);
  const inDays = chosen !== undefined && isEarlier(chosen) ? chosen : usualDays(isEarlier);
  const choices = noticeDays.filter(isEarlier).map((days) => ({
    value: String(days),
    label: days === 0 ? t('settings.security.atOnce') : dayIn(days),
  }));
  return (
    <section className={`${cardCss.card} ${css.card}`}>
      <h2 className={css.title}>{t('settings.security.title')}</h2>
      <StatusDot {...stateOf()} />
      <p className={css.text}>{t('settings.security.about')}</p>
      {company.isSsoConfigured && <p className={css.text}>{t('settings.security.sso')}</p>}
      <AdminsWithout rule={rule} />
      {!isInForce && (
        <ChoiceCards
          label={requiredFrom ? t('settings.security.changeDate') : t('settings.security.when')}
          value={String(inDays)}
          choices={choices}
          onChange={(days) => setInDays(Number(days))}
        />
      )}
      <div className={css.foot}>
        {requiredFrom && (
          <Button color="error" onClick={() => change(null)}>
            {t('settings.security.end.action')}
          </Button>
        )}
        {!isInForce && (
          <Button variant="contained" color="primary" onClick={() => change(inDays)}>
            {requiredFrom ? t('settings.security.move.action') : t('settings.security.require.action')}
          </Button>
        )}
      </div>
      {dialog}
    </section>
  );

  function stateOf() {
    if (requiredFrom === null) return { tone: 'neutral', label: t('settings.security.notRequired') } as const;
    const date = formatDate(requiredFrom);
    if (!isInForce) return { tone: 'warning', label: t('settings.security.requiredFrom', { date }) } as const;
    // From then on, admins without a second factor must set one up before they can do anything else.
    return {
      tone: admins > 0 && without === 0 ? 'success' : 'warning',
      label: t('settings.security.requiredSince', { date }),
    } as const;
  }
}

/** Requires the password and the second factor, and then changes the rule: `null` ends it. */
function useRuleChange({ requiredFrom }: Rule) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const step = useStep();
  const verified = useVerifiedAction();
  const { mutateAsync } = useAction(setTwoFactorRule);
  const wordsOf = (inDays: number | null) => {
    const part = (key: 'end' | 'move' | 'require') => ({
      title: t(`settings.security.${key}.title`),
      action: t(`settings.security.${key}.action`),
    });
    if (inDays === null) return { ...part('end'), help: t('settings.security.end.text'), tone: 'danger' } as const;
    const texts = [
      inDays > reminderDays ? t('settings.security.told') : t('settings.security.toldNow'),
      inDays === 0 ? t('settings.security.startsNow') : t('settings.security.starts', { date: dayIn(inDays) }),
    ];
    return { ...part(requiredFrom ? 'move' : 'require'), help: texts.join(' ') };
  };
  const change = async (inDays: number | null) => {
    await step.run(wordsOf(inDays), (verificationTokenId) => mutateAsync({ body: { inDays, verificationTokenId } }));
    const done = inDays === 0 ? t('settings.security.requiredSince', { date: dayIn(0) }) : t('settings.security.require.done');
    toast.success(inDays === null ? t('settings.security.end.done') : done);
    // The rule is for oneself, too.
    await refreshUser().catch(() => undefined);
  };
  return {
    change: (inDays: number | null) => verified.act(() => void change(inDays).catch(showError)),
    dialog: step.dialog || verified.dialog,
  };
}
