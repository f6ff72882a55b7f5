import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { helpLimits } from '#contract/help/limits';
import { answerSurvey, type DueSurvey } from '#contract/help/surveys';
import { FormNotices } from '~/components/form/FormFrame.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { callEndpoint } from '~/dataProvider/index.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { Stars } from './Stars.tsx';
import css from './SurveyDrawer.module.css';

interface Props {
  survey: DueSurvey;
  onClose: () => void;
}

const unanswered = { rating: 0, message: '' };
const schema = z.object({ rating: z.number(), message: z.string().trim().max(helpLimits.surveyMessageMax) });

/** A rating in stars and a comment. Closing without sending sends the rating 0, so that the survey does not open again. */
export function SurveyDrawer({ survey: { surveyId, name }, onClose }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const [isSent, setSent] = useState(false);
  const answer = (body: typeof unanswered) =>
    callEndpoint(answerSurvey, {
      params: { companyId: user.company_id, userId: user.id, surveyId },
      query: { platform: 'admin' },
      body,
    });
  const saving = useSaveForm({ schema, values: unanswered, draft: null, send: answer, onSaved: () => setSent(true) });
  const rating = saving.form.watch('rating');
  const close = () => {
    onClose();
    // If this call fails, the survey opens again at the next visit.
    if (!isSent) void answer(unanswered).catch(() => undefined);
  };
  const footer = isSent ? (
    <Button variant="contained" color="primary" autoFocus onClick={close}>
      {t('common.close')}
    </Button>
  ) : (
    <Button
      variant="contained"
      color="primary"
      disabled={rating === 0}
      loading={saving.isSaving}
      onClick={() => void saving.save()}
    >
      {t('help.survey.send')}
    </Button>
  );
  return (
    <Drawer open title={t('help.survey.title')} onClose={close} footer={footer} width={480}>
      {isSent ? (
        <p className={css.thanks} role="status">
          {t('help.survey.thanks')}
        </p>
      ) : (
        <FormProvider {...saving.form}>
          <div className={css.form}>
            <FormNotices saving={saving} />
            <p className={css.question} dir="auto">
              {name}
            </p>
            <Stars rating={rating} onChange={(stars) => saving.form.setValue('rating', stars, { shouldDirty: true })} />
            <TextArea name="message" rows={helpLimits.surveyRows} label={t('help.survey.feedback')} />
          </div>
        </FormProvider>
      )}
    </Drawer>
  );
}
