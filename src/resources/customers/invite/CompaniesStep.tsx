import Button from '@mui/material/Button';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { partnerLimits } from '#contract/partners/limits';
import { SwitchInput } from '~/components/form/inputs/SwitchInput.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCan, useSession } from '~/session/useSession.ts';
import { emptyEntry, type InviteForm } from './inviteForm.ts';
import formCss from '~/components/form/form.module.css';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './invite.module.css';

/** What this partner may choose for its customers; partners of the security vendor choose nothing. */
function useOptions() {
  const { company } = useSession();
  const canMark = useCan('customers:mark');
  const isFree = company.integration !== 'acronis';
  return {
    canSetAsPartner: isFree && canMark && company.isPartnerInviteAllowed,
    canRequestAccess: isFree && company.isChildLoginAllowed,
  };
}

/** The customers, one card each. `onLeave` receives the name of each field that is left. */
export function CompaniesStep({ onLeave }: { onLeave: (name: string) => void }) {
  const { t } = useTranslation();
  const { control } = useFormContext<InviteForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'companies' });
  const options = useOptions();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears which field inside is left, and does nothing by itself
    <div className={css.companies} onBlur={({ target }) => 'name' in target && onLeave(String(target.name))}>
      {fields.map(({ id }, index) => (
        <Company key={id} index={index} options={options} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      {fields.length < partnerLimits.inviteCompanies && (
        <Button
          startIcon={<Plus size={16} />}
          variant="outlined"
          onClick={() => append(emptyEntry, { focusName: `companies.${fields.length}.companyName` })}
        >
          {t('customers.invite.add')}
        </Button>
      )}
    </div>
  );
}

interface CompanyProps {
  index: number;
  options: ReturnType<typeof useOptions>;
  onRemove: (() => void) | undefined;
}

function Company({ index, options: { canSetAsPartner, canRequestAccess }, onRemove }: CompanyProps) {
  const { t } = useTranslation();
  const name = (field: string) => `companies.${index}.${field}`;
  const title = t('customers.invite.company', { number: index + 1 });
  return (
    <fieldset className={css.company}>
      <legend>
        <span>{title}</span>
        {onRemove && (
          <button
            type="button"
            className={iconButtonCss.button}
            aria-label={t('customers.invite.takeOut', { company: title })}
            onClick={onRemove}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </legend>
      <TextInput name={name('companyName')} label={t('customers.invite.fields.companyName')} autoComplete="off" isRequired />
      <TextInput name={name('email')} type="email" label={t('customers.invite.fields.email')} autoComplete="off" isRequired />
      <div className={formCss.pair}>
        <TextInput name={name('firstName')} label={t('customers.invite.fields.firstName')} autoComplete="off" isRequired />
        <TextInput name={name('lastName')} label={t('customers.invite.fields.lastName')} autoComplete="off" isRequired />
      </div>
      {canSetAsPartner && (
        <SwitchInput
          name={name('setAsPartner')}
          label={t('customers.invite.fields.setAsPartner')}
          help={t('customers.invite.help.setAsPartner')}
        />
      )}
      {canRequestAccess && (
        <SwitchInput
          name={name('requestAccess')}
          label={t('customers.invite.fields.requestAccess')}
          help={t('customers.invite.help.requestAccess')}
        />
      )}
      <SwitchInput
        name={name('activeTrial')}
        label={t('customers.invite.fields.activeTrial')}
        help={t('customers.invite.help.activeTrial')}
        isLocked
      />
    </fieldset>
  );
}
