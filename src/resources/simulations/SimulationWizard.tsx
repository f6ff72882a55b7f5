import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { paths } from '#contract/paths';
import type { SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useWizard, Wizard, type WizardStep } from '~/features/wizard/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan } from '~/session/useSession.ts';
import { lacksCustomers, type SimulationField, type SimulationForm } from './form/simulationForm.ts';
import { useShareNew } from './customers/useShareNew.ts';
import { usePreflight } from './form/usePreflight.ts';
import { useSimulationForm } from './form/useSimulationForm.ts';
import { Review } from './review/Review.tsx';
import { RecipientsStep } from './steps/RecipientsStep.tsx';
import { ScheduleStep } from './steps/ScheduleStep.tsx';
import { TemplatesStep } from './steps/TemplatesStep.tsx';
import { TypeStep } from './steps/TypeStep.tsx';
import css from './steps/templates.module.css';

type StepKey = 'type' | 'templates' | 'recipients' | 'schedule' | 'review';

const steps: readonly WizardStep<StepKey, SimulationField>[] = [
  { key: 'type', fields: ['campaignType'] },
  { key: 'templates', fields: ['pool', 'templateTypes', 'difficulty', 'templates', 'loginPageId', 'fromDomain'] },
  { key: 'recipients', fields: ['usersType', 'users', 'departments', 'groups', 'goesToCustomers', 'inheritSettings', 'customers'] },
  { key: 'schedule', fields: ['schedule', 'selectedDate', 'timezone', 'sendingDays', 'startHour', 'endHour', 'emailPlatform'] },
  { key: 'review' },
];

interface SimulationWizardProps {
  /** The campaign that is changed; absent: a new one. */
  campaign?: SimulationCampaign;
  /** The first values of the form. */
  values: SimulationForm;
  texts: MailTexts;
}

/**
 * Type, templates, recipients, schedule, review: launches a campaign, or changes one. Without the plan everybody may look at the first step.
 * i18n-keys: simulationCreate.steps.* simulationCreate.reasons.*
 */
export function SimulationWizard({ campaign, values, texts }: SimulationWizardProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const boost = useBoostAction();
  const mayLaunch = useCan('simulations:launch');
  const shareNew = useShareNew();
  const wizard = useWizard(steps);
  const saving = useSimulationForm({
    ...(campaign && { campaign }),
    values,
    texts,
    onSaved: async (saved) => {
      if (campaign) toast.success(t('simulationCreate.updated'));
      else await shareNew(saved, saving.form.getValues());
      wizard.finish();
    },
    onRefused: wizard.show,
  });
  const id = campaign?.id ?? null;
  const known = usePreflight(id, saving.form.control);
  const [goesToCustomers, customers] = useWatch({ control: saving.form.control, name: ['goesToCustomers', 'customers'] });
  const hasBegun = values.isActiveCampaign;
  const isOver = hasBegun && values.schedule === 'once';
  const locked = (content: ReactNode, isLocked = isOver) => (
    <>
      {hasBegun && <Notice tone="info">{t(isOver ? 'simulationCreate.lockedOnce' : 'simulationCreate.locked')}</Notice>}
      {hasBegun && isLocked ? (
        <fieldset disabled className={css.locked}>
          {content}
        </fieldset>
      ) : (
        content
      )}
    </>
  );
  return (
    <Wizard
      wizard={wizard}
      saving={saving}
      obstacle={known.preflight?.refusals.length ? t('simulationCreate.obstacle') : undefined}
      home={paths.simulations}
      texts={{
        title: campaign ? t('exercise.settings.title') : t('shell.titles.newSimulation'),
        toHome: t('simulationCreate.toList'),
        step: (key) => t(`simulationCreate.steps.${key}`),
        reason: (key) =>
          key === 'recipients' && lacksCustomers({ goesToCustomers, customers })
            ? t('sharing.form.required')
            : t(`simulationCreate.reasons.${key}`, { max: simulationLimits.oneTimeTemplates.max }),
        submit: campaign ? t('form.save') : t('simulationCreate.launch'),
      }}
      gate={{ isOpen: mayLaunch, pass: boost.act }}
      content={{
        type: locked(<TypeStep isFixed={hasBegun} />),
        templates: locked(<TemplatesStep campaignId={id} />),
        recipients: locked(<RecipientsStep campaign={campaign} hasBegun={hasBegun} />, false),
        schedule: locked(<ScheduleStep hasBegun={hasBegun} />),
        review: <Review known={known} onShow={wizard.show} />,
      }}
    >
      {boost.dialog}
    </Wizard>
  );
}
