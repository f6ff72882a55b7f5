import { z } from 'zod';
import { usersTypes } from '#contract/exercise/exerciseStates';
import { textLimits } from '#contract/kit/limits';
import { shareModes } from '#contract/partners/sharing';
import type { CreateSimulationBody, SimulationCampaign } from '#contract/simulation/campaigns';
import { simulationLimits } from '#contract/simulation/limits';
import { simulationDifficulties, simulationSchedules, simulationTemplateTypes, simulationTypes } from '#contract/simulation/states';
import { isChoice } from '~/components/form/multi/multiOptions.ts';
import { chosenFieldOf, chosenIn, chosenShape, recipientsOf } from '~/features/audience/public.ts';
import { type ChosenCustomers, countChosen, nobody } from '~/features/customer-picker/public.ts';
import type { MailTexts } from '~/features/campaign-settings/public.ts';
import { dayAfter, isDay, todayIn } from '~/features/start-day/public.ts';

/** How a smart campaign gets its templates: at random from all that match, or from chosen ones. */
export const poolKinds = ['matching', 'chosen'] as const;
export const dayCounts = [...simulationLimits.sendingDays.map(String), 'entire_round'] as const;
const hours = z.string().regex(/^([0-9]|1[0-9]|2[0-3])$/);

const fields = z.object({
  campaignType: z.enum(simulationTypes),
  pool: z.enum(poolKinds),
  templateTypes: z.array(z.enum(simulationTemplateTypes)),
  /** Empty: it adapts to each person. */
  difficulty: z.enum(['', ...simulationDifficulties]),
  /** Ids in the order of the choice. */
  templates: z.array(z.string()),
  /** Empty for the default page of each language. */
  loginPageId: z.string(),
  /** Empty for the sender’s usual domain. */
  fromDomain: z.union([z.literal(''), z.hostname('simulationCreate.errors.domain')]),
  usersType: z.enum(usersTypes),
  ...chosenShape,
  /** Of a new campaign of a partner: whether customers get it too, how, and which. */
  goesToCustomers: z.boolean(),
  inheritSettings: z.enum(shareModes),
  customers: z.custom<ChosenCustomers>(),
  schedule: z.enum(simulationSchedules),
  selectedDate: z.string(),
  timezone: z.string().min(1),
  sendingDays: z.enum(dayCounts as unknown as [string, ...string[]]),
  startHour: hours,
  endHour: hours,
  emailPlatform: z.enum(['0', '1', '2']),
  name: z.string().trim().min(1, 'exercise.wizard.nameRequired').max(textLimits.textMax),
  subject: z.string().trim().max(textLimits.textMax, 'campaigns.errors.subjectLong'),
  message: z.string().trim().max(textLimits.messageMax, 'campaigns.errors.messageLong'),
  /** The campaign has begun: its first day may be past. */
  isActiveCampaign: z.boolean(),
});
export type SimulationForm = z.input<typeof fields>;
export type SimulationField = keyof SimulationForm;

export const isOneTime = ({ campaignType }: Pick<SimulationForm, 'campaignType'>): boolean => campaignType === 'ONE_TIME_PHISHING';
/** Whether its templates are chosen one by one. */
export const isChosen = (form: Pick<SimulationForm, 'campaignType' | 'pool'>): boolean => isOneTime(form) || form.pool === 'chosen';

/** Whether a partner has yet to choose the customers who get it. */
export const lacksCustomers = ({ goesToCustomers, customers }: Pick<SimulationForm, 'goesToCustomers' | 'customers'>): boolean =>
  goesToCustomers && countChosen(customers) === 0;

/** The rules of all steps. Reports all problems at once. */
export const simulationSchema = (now: () => number) =>
  fields.superRefine((form, context) => {
    const wrong = (field: SimulationField, message: string | undefined) => {
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    };
    const { min, max } = simulationLimits.oneTimeTemplates;
    if (isChosen(form) && form.templates.length < min) wrong('templates', 'campaigns.errors.nothingSelected');
    if (isOneTime(form) && form.templates.length > max) wrong('templates', 'campaigns.errors.nothingSelected');
    const chosen = chosenFieldOf(form.usersType);
    if (chosen && !form.isActiveCampaign && form[chosen].length === 0) wrong(chosen, 'campaigns.errors.nothingSelected');
    if (chosen && !form[chosen].every(isChoice)) wrong(chosen, 'form.multi.unknown');
    if (lacksCustomers(form)) wrong('customers', 'sharing.form.required');
    if (isOneTime(form) && form.schedule !== 'once') wrong('schedule', 'simulationCreate.oneTimeSchedule');
    if (form.endHour !== '0' && Number(form.endHour) <= Number(form.startHour)) wrong('endHour', 'simulationCreate.errors.hours');
    wrong('selectedDate', dateProblem(form, now()));
  });

function dateProblem({ selectedDate, timezone, isActiveCampaign }: SimulationForm, now: number): string | undefined {
  if (!isDay(selectedDate)) return 'simulationCreate.errors.startInvalid';
  if (isActiveCampaign) return undefined;
  const today = todayIn(timezone, now);
  if (selectedDate < today) return 'simulationCreate.errors.startPast';
  return selectedDate > dayAfter(today, simulationLimits.startsWithinDays) ? 'simulationCreate.errors.startInvalid' : undefined;
}

const noCustomers = { goesToCustomers: false, inheritSettings: 'copy_and_start', customers: nobody } as const;

interface Start {
  campaignType: SimulationForm['campaignType'];
  name: string;
  texts: MailTexts;
  timezone: string;
  now: number;
  /** Partners choose customers, or say that it is for their own people. */
  mayShare: boolean;
}

/** The form of a new campaign. It starts tomorrow: of today there may be an hour left. */
export const newForm = ({ campaignType, name, texts, timezone, now, mayShare }: Start): SimulationForm => ({
  campaignType,
  pool: 'matching',
  templateTypes: [],
  difficulty: '',
  templates: [],
  loginPageId: '',
  fromDomain: '',
  usersType: 'USERS_ALL',
  users: [],
  departments: [],
  groups: [],
  ...noCustomers,
  goesToCustomers: mayShare,
  schedule: campaignType === 'ONE_TIME_PHISHING' ? 'once' : 'monthly',
  selectedDate: dayAfter(todayIn(timezone, now), 1),
  timezone,
  sendingDays: '5',
  startHour: String(simulationLimits.hours.start),
  endHour: String(simulationLimits.hours.end),
  emailPlatform: '0',
  name,
  ...texts,
  isActiveCampaign: false,
});

/** The form of a stored campaign. */
export const formOf = (campaign: SimulationCampaign, texts: MailTexts, hasBegun: boolean): SimulationForm => ({
  campaignType: campaign.campaignType,
  pool: campaign.templateIds.length > 0 ? 'chosen' : 'matching',
  templateTypes: campaign.templateTypes,
  difficulty: campaign.difficulty ?? '',
  templates: campaign.templateIds,
  loginPageId: campaign.loginPageId ?? '',
  fromDomain: campaign.fromDomain ?? '',
  ...chosenIn(campaign),
  ...noCustomers,
  schedule: campaign.schedule,
  selectedDate: campaign.startDate ?? campaign.suggestedOn ?? '',
  timezone: campaign.timezone,
  sendingDays: String(campaign.sendingDays),
  startHour: String(campaign.startHour),
  endHour: String(campaign.endHour),
  emailPlatform: String(campaign.emailPlatform) as SimulationForm['emailPlatform'],
  name: campaign.name,
  subject: campaign.notification.subject || texts.subject,
  message: campaign.notification.message || texts.message,
  isActiveCampaign: hasBegun,
});

/** A text that was not changed is sent empty: then everybody gets the default one in their own language. */
const own = (text: string, usual: string): string => (text.trim() === usual.trim() ? '' : text.trim());

/** What is sent to launch a campaign, or to change one. */
export const bodyOf = (form: SimulationForm, texts: MailTexts): CreateSimulationBody => ({
  name: form.name.trim(),
  campaignType: form.campaignType,
  schedule: isOneTime(form) ? 'once' : form.schedule,
  difficulty: isOneTime(form) || form.difficulty === '' ? null : form.difficulty,
  emailPlatform: Number(form.emailPlatform),
  templateIds: isChosen(form) ? form.templates : [],
  templateTypes: isChosen(form) ? [] : form.templateTypes,
  loginPageId: form.loginPageId || null,
  startDate: form.selectedDate,
  timezone: form.timezone,
  ...recipientsOf(form),
  notification: { subject: own(form.subject, texts.subject), message: own(form.message, texts.message) },
  sendingDays:
    form.sendingDays === 'entire_round'
      ? 'entire_round'
      : (Number(form.sendingDays) as (typeof simulationLimits.sendingDays)[number]),
  startHour: Number(form.startHour),
  endHour: Number(form.endHour),
  fromDomain: form.fromDomain || null,
});
