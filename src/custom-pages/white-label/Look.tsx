import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { CallReply } from '#contract/kit/endpoint';
import { brandColours } from '#contract/partners/brandColours';
import { colour, getBrand, saveBrand, uploadBrandLogo } from '#contract/partners/whiteLabel';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveFoot } from '~/components/form/SaveFoot.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { LogoField, logoIdOf, logoSchema } from '~/features/settings/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { readCompanyAgain } from './readCompanyAgain.ts';
import { ColourField } from './ColourField.tsx';
import formCss from '~/components/form/form.module.css';
import cardCss from '~/components/page/card.module.css';
import css from './whiteLabel.module.css';

type Settings = CallReply<typeof getBrand>;

const isColour = (value: string) => value === '' || colour.safeParse(value).success;
const schema = z.object({ logo: logoSchema, colour: z.string().trim().refine(isColour, 'whiteLabel.look.colourFormat') });
const fromSettings = ({ logo, colour: chosen }: Settings) => ({
  logo: logo && { id: null, url: logo.url },
  colour: chosen ?? '',
});

/** Logo and colour of the company. */
export function Look() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(getBrand, {});
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{t('whiteLabel.look.title')}</h2>
      <p className={css.text}>{t('whiteLabel.look.text')}</p>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data && <LookForm settings={data} />}
    </section>
  );
}

function LookForm({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { company } = useSession();
  const canWrite = useCan('whiteLabel:write');
  const [isUploading, setUploading] = useState(false);
  const { mutateAsync } = useAction(saveBrand);
  const saving = useSaveForm({
    schema,
    values: useMemo(() => fromSettings(settings), [settings]),
    draft: `white label ${company.id}`,
    send: (form) => mutateAsync({ body: { ...logoIdOf(form), colour: form.colour === '' ? null : form.colour } }),
    valuesOf: fromSettings,
    onSaved: () => {
      void readCompanyAgain();
      toast.success(t('whiteLabel.look.saved'));
    },
  });
  const chosen = useWatch({ control: saving.form.control, name: 'colour' });
  const reason = isUploading ? t('settings.general.uploading') : saving.isDirty ? undefined : t('profile.nothingToSave');
  const { inheritedFrom } = settings;
  return (
    <FormFrame saving={saving} className={css.toEdge} onSubmit={() => canWrite && reason === undefined && saving.save()}>
      <div className={`${formCss.column} ${css.fields}`}>
        <FormNotices saving={saving} />
        {inheritedFrom && <Notice tone="info">{t('whiteLabel.look.inherited', { company: inheritedFrom.companyName })}</Notice>}
        <LogoField
          upload={uploadBrandLogo}
          name={company.name}
          help={t('whiteLabel.look.logoHelp')}
          isDisabled={!canWrite}
          onBusy={setUploading}
        />
        <ColourField isDisabled={!canWrite} />
        {isColour(chosen) && chosen !== '' && <Preview chosen={chosen.toLowerCase()} />}
      </div>
      {canWrite && <SaveFoot saving={saving} reason={reason} />}
    </FormFrame>
  );
}

/** A button as it looks on light and on dark pages, and a word where the colour had to change for contrast. */
function Preview({ chosen }: { chosen: string }) {
  const { t } = useTranslation();
  const { light, dark } = brandColours(chosen);
  return (
    <div className={css.preview}>
      {(
        [
          ['light', light],
          ['dark', dark],
        ] as const
      ).map(([theme, { accent, onAccent }]) => (
        <span key={theme} className={css.sample} data-theme-sample={theme} style={{ background: accent, color: onAccent }}>
          {t(`whiteLabel.look.sample.${theme}`)}
        </span>
      ))}
      {light.accent !== chosen && <p className={css.note}>{t('whiteLabel.look.adjusted')}</p>}
    </div>
  );
}
