import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { z } from 'zod';
import { addDomain, domainName, listDomains, type MailDomain, proveDomain, removeDomain } from '#contract/company/domains';
import { formatDateTime } from '~/components/data/format.ts';
import { StatusDot } from '~/components/data/StatusDot.tsx';
import { ErrorAlert } from '~/components/feedback/ErrorAlert.tsx';
import { useToast } from '~/components/feedback/useToast.ts';
import { CopyField } from '~/components/form/CopyField.tsx';
import { FormFrame, FormNotices } from '~/components/form/FormFrame.tsx';
import { SaveButton } from '~/components/form/SaveButton.tsx';
import { useSaveForm } from '~/components/form/useSaveForm.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useAction, useEndpoint } from '~/dataProvider/index.ts';
import { errorText } from '~/errors/errorText.ts';
import { isHeedError } from '~/errors/heedError.ts';
import { Notice } from '~/fields/Notice.tsx';
import cardCss from '~/components/page/card.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { formFieldsOf } from '~/schema/form/formField.ts';
import { text } from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { useSsoWriting } from './useSsoWriting.ts';
import css from './sso.module.css';

/** The domains whose people may be connected by their address; each is proved with a TXT record. */
export function Domains() {
  const { t } = useTranslation();
  const { data, error, refetch } = useEndpoint(listDomains, {});
  const { isForeign } = useSsoWriting();
  return (
    <section className={cardCss.card}>
      <h2 className={css.title}>{t('settings.sso.domains.title')}</h2>
      <p className={css.text}>{t('settings.sso.domains.text')}</p>
      {!data && error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={80} />}
      {data && data.length > 0 && (
        <ul className={css.domains}>
          {data.map((domain) => (
            <Domain key={domain.id} domain={domain} />
          ))}
        </ul>
      )}
      {!isForeign && <AddDomain />}
    </section>
  );
}

const isDomain = (text: string) => domainName.safeParse(text).success;
const schema = z.object({
  domain: z.string().trim().min(1, 'settings.sso.required').refine(isDomain, 'settings.sso.domains.format'),
});
const empty = { domain: '' };
const fields = [
  formFieldsOf<typeof empty>()(text, 'domain', { label: 'settings.sso.domains.domain', dir: 'ltr', placeholder: 'example.com' }),
];

/** The refusals that a person can answer in the field. */
const refusals = (error: unknown) => (isHeedError(error, 'domain_in_use') ? { domain: 'errors.domain_in_use' } : undefined);

function AddDomain() {
  const { t } = useTranslation();
  const { act, dialog } = useSsoWriting();
  const adding = useAction(addDomain);
  const saving = useSaveForm({
    schema,
    values: empty,
    draft: null,
    send: (body) => adding.mutateAsync({ body }),
    refusals,
    valuesOf: (): typeof empty => empty,
  });
  return (
    <FormFrame saving={saving} className={css.form} onSubmit={() => act(() => void saving.save())}>
      <FormNotices saving={saving} />
      <SchemaFields fields={fields} />
      <div className={css.foot}>
        <SaveButton isSaving={saving.isSaving}>{t('settings.sso.domains.add')}</SaveButton>
      </div>
      {dialog}
    </FormFrame>
  );
}

function Domain({ domain: { id, domain, recordName, recordValue, provedAt, contestedUntil } }: { domain: MailDomain }) {
  const { t } = useTranslation();
  const toast = useToast();
  const { isForeign, act, dialog } = useSsoWriting();
  const [isConfirming, setConfirming] = useState(false);
  const proving = useAction(proveDomain);
  const removing = useAction(removeDomain);
  const params = { domainId: id };
  const needsRecord = !provedAt || contestedUntil !== null;
  const prove = () => proving.mutate({ params }, { onSuccess: () => toast.success(t('settings.sso.domains.proved')) });
  const copy = { copy: t('settings.keys.copy'), copied: t('settings.sso.copied') };
  return (
    <li>
      <div className={css.head}>
        <bdi dir="ltr">{domain}</bdi>
        <StatusDot
          tone={contestedUntil ? 'warning' : provedAt ? 'success' : 'neutral'}
          label={provedAt ? t('settings.sso.domains.isProved') : t('settings.sso.domains.isWaiting')}
        />
      </div>
      {contestedUntil && (
        <Notice tone="warning">{t('settings.sso.domains.contested', { date: formatDateTime(contestedUntil) })}</Notice>
      )}
      {needsRecord && (
        <>
          <CopyField label={t('settings.sso.domains.recordName')} value={recordName} {...copy} />
          <CopyField label={t('settings.sso.domains.recordValue')} value={recordValue} {...copy} />
        </>
      )}
      {/* Not a toast, which would disappear while a person compares it with the records. */}
      {needsRecord && proving.error && <Notice tone="warning">{errorText(proving.error)}</Notice>}
      {!isForeign && (
        <div className={css.foot}>
          {needsRecord && (
            <Button onClick={() => act(prove)} disabled={proving.isPending}>
              {t('settings.sso.domains.prove')}
            </Button>
          )}
          <Button color="error" onClick={() => act(() => setConfirming(true))}>
            {t('settings.sso.domains.remove')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isConfirming}
        tone="danger"
        title={t('settings.sso.domains.removeTitle', { domain })}
        confirmLabel={t('settings.sso.domains.remove')}
        onConfirm={() => removing.mutateAsync({ params })}
        onClose={() => setConfirming(false)}
      >
        {t('settings.sso.domains.removeText')}
      </ConfirmDialog>
      {dialog}
    </li>
  );
}
