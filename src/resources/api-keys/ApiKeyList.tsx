import Button from '@mui/material/Button';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKey, CreatedApiKey } from '#contract/company/apiKeys';
import { CopyField } from '~/components/form/CopyField.tsx';
import { ListRoot } from '~/components/list/ListRoot.tsx';
import { ListView } from '~/components/list/ListView.tsx';
import { useOverlayParam } from '~/components/overlay/useOverlayParam.ts';
import { DeleteDialog } from '~/components/resource/DeleteDialog.tsx';
import { useMay } from '~/components/resource/useMay.ts';
import { useVerifiedAction } from '~/features/account/public.ts';
import { SettingsFrame } from '~/features/settings/public.ts';
import { textGap } from '~/i18n/textGap.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useColumns } from '~/schema/useColumns.ts';
import { useCompanyId } from '~/session/useSession.ts';
import { CreatedKeyDialog, CreateKeyDialog } from './CreateKeyDialog.tsx';
import { apiKeyAddress, apiKeyFields } from './fields.tsx';
import css from './apiKeys.module.css';

const nameOf = ({ name }: ApiKey) => name;

/** The API keys of the company: creates, shows once, and revokes them. */
export function ApiKeyList() {
  return (
    <ListRoot resource="api-keys" address={apiKeyAddress} columns={useColumns('api-keys', apiKeyFields)}>
      <Keys />
    </ListRoot>
  );
}

function Keys() {
  const { t } = useTranslation();
  const companyId = useCompanyId();
  const mayCreate = useMay('create');
  const mayRevoke = useMay('delete');
  const modal = useOverlayParam('modal', ['create']);
  const [created, setCreated] = useState<CreatedApiKey>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const verified = useVerifiedAction();
  const openCreate = () => verified.act(() => modal.open('create'));
  const create = mayCreate && (
    <Button variant="contained" color="primary" startIcon={<Plus size={16} />} onClick={openCreate}>
      {t('settings.keys.create')}
    </Button>
  );
  const rowActions = ({ end, ...key }: ApiKey) =>
    mayRevoke && !end
      ? [
          {
            key: 'revoke',
            label: t('settings.keys.revoke.action'),
            icon: <KeyRound size={16} aria-hidden />,
            run: () => setRevoking({ end, ...key }),
          },
        ]
      : [];
  return (
    <SettingsFrame action={create}>
      <div className={css.about}>
        <p>
          {t('settings.keys.about')}
          {textGap()}
          <a href="/gateway/docs/json" target="_blank" rel="noopener noreferrer">
            {t('settings.keys.docs')}
          </a>
        </p>
        <CopyField
          label={t('settings.keys.companyId')}
          value={companyId}
          copy={t('settings.keys.copy')}
          copied={t('settings.keys.idCopied')}
        />
      </div>
      <ListView
        nameOf={nameOf}
        rowActions={rowActions}
        hasColumnPicker={false}
        empty={{ hint: t('settings.keys.empty'), action: create }}
      />
      {mayCreate && modal.value === 'create' && <CreateKeyDialog onCreated={setCreated} onClose={modal.close} />}
      {created && <CreatedKeyDialog created={created} onClose={() => setCreated(undefined)} />}
      {verified.dialog}
      {revoking && (
        <DeleteDialog
          record={revoking}
          title={t('settings.keys.revoke.title', { name: revoking.name })}
          confirmLabel={t('settings.keys.revoke.action')}
          done={t('settings.keys.revoke.done', { name: revoking.name })}
          onClose={() => setRevoking(undefined)}
        >
          {t('settings.keys.revoke.text')}
        </DeleteDialog>
      )}
    </SettingsFrame>
  );
}
