import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { Link, type Location, useNavigate } from 'react-router';
import type { ZodType } from 'zod';
import { FormFoot } from '~/components/form/FormFoot.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { Steps } from '~/components/form/Steps.tsx';
import type { SaveForm } from '~/components/form/useSaveForm.ts';
import { DiscardDialog } from '~/components/overlay/DiscardDialog.tsx';
import { useCloseGuard } from '~/components/overlay/useCloseGuard.ts';
import { PageHeader } from '~/components/page/PageHeader.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { WizardPlace } from './useWizard.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './wizard.module.css';

const nothing = () => undefined;
/** A change of the step does not leave the wizard. */
const isSamePage = (from: Location, to: Location) => from.pathname === to.pathname;

interface WizardProps<Key extends string, Values extends FieldValues, Output> {
  wizard: WizardPlace<Key>;
  saving: SaveForm<Values, Output> & { schema: ZodType<Output, Values> };
  /** Why the last step cannot be done yet, although all fields are right. */
  obstacle?: string | undefined;
  /** Where the arrow beside the title leads, and the page after saving. */
  home: string;
  texts: {
    title: string;
    toHome: string;
    step: (key: Key) => string;
    /** What is missing on a step that cannot be left. */
    reason: (key: Key) => string;
    submit: string;
  };
  /**
   * What a person needs for going on, such as a plan. While it is closed everybody may look at the first step, and learns what the rest
   * needs before any work.
   */
  gate?: { isOpen: boolean; pass: (goOn: () => void, isOpen: boolean) => void };
  content: Record<Key, ReactNode>;
  children?: ReactNode;
}

/** A form in steps, on a page of its own. What is typed stays while one goes back and forth, and is cleared after saving. */
export function Wizard<Key extends string, Values extends FieldValues, Output>(props: WizardProps<Key, Values, Output>) {
  const { wizard, saving, obstacle, home, texts, gate = open, content, children } = props;
  const { keys, goTo, isDone } = wizard;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const guard = useCloseGuard(saving.isDirty && !isDone, nothing, isSamePage);
  // Leaves only after the guard has seen that nothing is unsaved; otherwise it would ask.
  useEffect(() => {
    if (isDone) void navigate(home);
  }, [isDone, home, navigate]);

  const firstWrong = useFirstWrong(wizard, saving);
  // A step that is not complete holds those after it back, also when the address names one of them.
  const step = gate.isOpen ? Math.min(wizard.inAddress, firstWrong) : 0;
  const key = keys[step] as Key;
  const isLast = step === keys.length - 1;
  const wrong = firstWrong <= step ? texts.reason(key) : undefined;
  const reason = gate.isOpen ? (wrong ?? (isLast ? obstacle : undefined)) : undefined;
  const advance = () => {
    if (reason !== undefined) return;
    gate.pass(() => (isLast ? void saving.save() : goTo(step + 1)), gate.isOpen);
  };
  return (
    <FormFrame saving={saving} onSubmit={advance}>
      <div className={css.title}>
        <IconButton component={Link} to={home} aria-label={texts.toHome} edge="start">
          <ArrowLeft size={18} aria-hidden className={helpersCss.mirrored} />
        </IconButton>
        <PageHeader title={texts.title} />
      </div>
      <Steps steps={keys.map(texts.step)} current={step} isOnPage>
        <div className={css.step}>
          <FormNotices saving={saving} />
          {content[key]}
        </div>
      </Steps>
      <FormFoot isOnPage>
        {step > 0 && (
          <Button onClick={() => goTo(step - 1)} disabled={saving.isSaving}>
            {t('campaigns.back')}
          </Button>
        )}
        <SaveButton isSaving={saving.isSaving} reason={reason}>
          {isLast ? texts.submit : t('campaigns.next')}
        </SaveButton>
      </FormFoot>
      <DiscardDialog guard={guard} />
      {children}
    </FormFrame>
  );
}

const open = { isOpen: true, pass: (goOn: () => void) => goOn() };

/** The first step whose fields are not right; beyond the last step if all are. */
function useFirstWrong<Key extends string, Values extends FieldValues, Output>(
  { keys, stepOf }: WizardPlace<Key>,
  { form, schema }: WizardProps<Key, Values, Output>['saving'],
): number {
  const values = useWatch({ control: form.control });
  const { error } = schema.safeParse(values);
  const wrong = (error?.issues ?? []).map(({ path }) => stepOf(String(path[0])));
  return Math.min(keys.length, ...wrong);
}
