import { signInAgain } from '~/authProvider/signIn.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError, isHeedError } from '~/errors/heedError.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { setFlash } from '~/session/signals.ts';
import type { SignUpPlace } from '~/session/signUpPlace.ts';
import { useForm } from '../useForm.ts';
import { type RegisterField, registerFields, registerProblem, type RegisterValues } from './registerProblem.ts';
import { type UniqueField, useTaken } from '~/dataProvider/useTaken.ts';

/** Fields that the server may find malformed although the form does not. */
const malformed: Partial<
  Record<
    string,
    { field: RegisterField; text: `register.validation.${'email' | 'phone' | 'name'}Format` | 'companyFacts.nameWithAddress' }
  >
> = {
  email: { field: 'email', text: 'register.validation.emailFormat' },
  name: { field: 'name', text: 'register.validation.nameFormat' },
  lastName: { field: 'lastName', text: 'register.validation.nameFormat' },
  companyName: { field: 'companyName', text: 'companyFacts.nameWithAddress' },
  phone: { field: 'phone', text: 'register.validation.phoneFormat' },
};

interface Options {
  place: SignUpPlace;
  /** The words for a size of a company, which the server gets with its id. */
  sizeLabel: (id: string) => string;
  onLeave: () => void;
}

/** The form of the sign-up: its checks, with and without the server, and what it sends. */
export function useRegister({ place, sizeLabel, onLeave }: Options) {
  const { t } = useTranslation();
  const taken = useTaken();
  const takenText = { email: () => t('register.validation.emailTaken'), companyName: () => t('errors.company_in_use') };
  const isUnique = (field: RegisterField): field is UniqueField => field in takenText;

  const { checkField, ...form } = useForm({
    names: registerFields,
    check: (field, values) => {
      const problem = registerProblem(field, values);
      if (problem) return t(problem);
      return isUnique(field) && taken.isTaken(field, values[field]) ? takenText[field]() : undefined;
    },
    send: async (values) => {
      const { email: prefilled, ...origin } = place;
      const { customToken } = await sendForm(values, { ...origin, sizeLabel });
      await signInAgain(customToken).catch(() => {
        // The company exists now, so sending the form again would only say that it does.
        setFlash({ tone: 'info', key: 'register.created' });
        onLeave();
      });
    },
    refused: (error) => {
      if (isHeedError(error, 'email_in_use')) return { email: takenText.email() };
      if (isHeedError(error, 'company_in_use')) return { companyName: takenText.companyName() };
      if (!(error instanceof HeedError) || error.code !== 'validation_failed') return undefined;
      const found = error.fields.map((field) => malformed[field]);
      return found.some((one) => !one) ? undefined : Object.fromEntries(found.map((one) => [one?.field, one && t(one.text)]));
    },
  });

  /** Checks a field that was left; the server says whether somebody has its value. */
  const leaveField = async (field: RegisterField, value: string) => {
    checkField(field);
    if (!isUnique(field) || !value.trim()) return;
    if (field === 'email' && registerProblem('email', { email: value } as RegisterValues)) return;
    if (await taken.ask(field, value)) checkField(field);
  };
  return { ...form, checkField, leaveField };
}

interface Origin extends Pick<SignUpPlace, 'partner' | 'source'>, Pick<Options, 'sizeLabel'> {}

function sendForm(values: RegisterValues, { sizeLabel, ...origin }: Origin): Promise<{ customToken: string }> {
  const { companySize, ...texts } = values;
  const body = { ...texts, companySize: { id: Number(companySize), label: sizeLabel(companySize) }, ...origin };
  return sendJson({ method: 'POST', path: '/customers/api/v1/company/register', body });
}
