import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { textLimits } from '#contract/kit/limits';
import { listPolicyPresets, type PolicyDetails } from '#contract/policies/policies';
import { policyPlaces } from '#contract/policies/states';
import { Field } from '~/components/form/Field.tsx';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useEndpoint } from '~/dataProvider/index.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useSession } from '~/session/useSession.ts';
import { Content } from '../page/Content.tsx';
import { useOwnPolicies } from '../useOwnPolicies.ts';
import type { DraftContent, DraftStart } from './draftContent.ts';
import { filled } from './places.ts';
import formCss from '~/components/form/form.module.css';
import css from './draft.module.css';

interface PresetDraftProps {
  policy: PolicyDetails;
  start: DraftStart;
  content: DraftContent;
  onChange: (part: Partial<DraftContent>) => void;
}

/** A text of the library: its places are filled here; the text itself becomes the company’s own once it is changed. */
export function PresetDraft({ policy, start, content, onChange }: PresetDraftProps) {
  const { t } = useTranslation();
  const { company } = useSession();
  const boost = useBoostAction(t('policies.add.locked'));
  const hasOwn = useOwnPolicies();
  const [isAsking, setAsking] = useState(false);
  const { places } = content;
  // The text of the draft has its places filled already, with what was saved last.
  const { data: presets } = useEndpoint(listPolicyPresets, {});
  const texts = presets?.find(({ id }) => id === start.presetId)?.texts;
  const html = texts?.find(({ language }) => language === start.language)?.html ?? content.html;
  // What is known already need not be typed.
  useEffect(() => {
    if (places.companyName === undefined) onChange({ places: { ...places, companyName: company.name } });
    // Only when the draft opens: a name that somebody has removed stays so.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <div className={css.preset}>
      <section className={css.places} aria-label={t('policies.places.title')}>
        <h2>{t('policies.places.title')}</h2>
        <p className={formCss.help}>{t('policies.places.help')}</p>
        {policyPlaces.map((place) => (
          <Field key={place} label={t(`policies.places.${place}`)} help={t(`policies.places.${place}Help`)} isRequired>
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                maxLength={textLimits.textMax}
                className={formCss.control}
                value={places[place] ?? ''}
                onChange={({ target }) => onChange({ places: { ...places, [place]: target.value } })}
              />
            )}
          </Field>
        ))}
        <Notice tone="info">{t('policies.add.noAdvice')}</Notice>
        <div>
          <Button variant="outlined" onClick={() => boost.act(() => setAsking(true), hasOwn)}>
            {t('policies.places.ownText')}
          </Button>
          {!hasOwn && <p className={formCss.help}>{t('policies.add.locked')}</p>}
        </div>
      </section>
      <Content html={filled(html, places)} file={null} language={start.language} label={policy.name} />
      {isAsking && (
        <ConfirmDialog
          open
          title={t('policies.places.ownText')}
          confirmLabel={t('policies.places.ownText')}
          onConfirm={() => onChange({ source: 'text', html: filled(html, places) })}
          onClose={() => setAsking(false)}
        >
          {t('policies.places.ownTextHelp')}
        </ConfirmDialog>
      )}
      {boost.dialog}
    </div>
  );
}
