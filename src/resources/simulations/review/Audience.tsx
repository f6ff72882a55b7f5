import { useWatch } from 'react-hook-form';
import { useSetOptions } from '~/dataProvider/useSetOptions.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { SimulationForm } from '../form/simulationForm.ts';

const kinds = { USERS_FROM_DEPARTMENTS: 'departments', USERS_FROM_GROUPS: 'groups' } as const;

/** Whom the form names: all people, some by name, or which departments or groups. i18n-keys: exercise.settings.audiences.* */
export function Audience() {
  const { t } = useTranslation();
  const usersType = useWatch<SimulationForm, 'usersType'>({ name: 'usersType' });
  const label = t(`exercise.settings.audiences.${usersType}`);
  const kind = usersType in kinds ? kinds[usersType as keyof typeof kinds] : undefined;
  return (
    <p>
      {label}
      {kind && <Names kind={kind} />}
    </p>
  );
}

function Names({ kind }: { kind: 'departments' | 'groups' }) {
  const chosen = useWatch<SimulationForm, 'departments' | 'groups'>({ name: kind });
  const { options } = useSetOptions(kind, 'id');
  const names = options.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  return names.map((name, index) => (
    <span key={name}>
      {index === 0 ? ': ' : ', '}
      <bdi>{name}</bdi>
    </span>
  ));
}
