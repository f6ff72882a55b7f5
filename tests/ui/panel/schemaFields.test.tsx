import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fillDate } from '#tests/support/ui/dates';
import { showInPanel } from '#tests/support/ui/inPanel';
import { type FormField, formFieldsOf } from '~/schema/form/formField.ts';
import * as kinds from '~/schema/form/inputKinds.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';

const start = {
  name: 'Ann',
  email: '',
  note: '',
  key: '',
  password: '',
  count: '',
  amount: '',
  lastDay: '',
  role: 'user',
  scope: 'read',
  isPinned: false,
};
const form = formFieldsOf<typeof start>();
const { text, email, message, secret, password, number, money, day, choice, cards, toggle } = kinds;

/** A field of each kind. */
const fields = {
  text: form(text, 'name', { label: 'resources.users.fields.name' }),
  email: form(email, 'email', { label: 'resources.users.fields.email', isRequired: true }),
  message: form(message, 'note', { label: 'help.sales.message' }),
  secret: form(secret, 'key', { label: 'settings.sso.fields.clientSecret' }),
  password: form(password, 'password', { label: 'profile.password.current', autoComplete: 'current-password' }),
  number: form(number, 'count', { label: 'help.sales.users', notNumber: 'help.sales.tooFew', textValues: { least: 5 } }),
  money: form(money, 'amount', { label: 'credit.payIn.amount', notNumber: 'credit.payIn.wrong' }),
  day: form(day, 'lastDay', { label: 'credit.coupons.lastDay', help: 'credit.coupons.lastDayHelp' }),
  choice: form(choice, 'role', { label: 'resources.users.fields.role', texts: 'common.roles', values: ['user', 'admin'] }),
  cards: form(cards, 'scope', {
    label: 'settings.keys.fields.scope',
    texts: 'settings.keys.scopes',
    helps: 'settings.keys.scopeHelp',
    values: ['read', 'write'],
  }),
  toggle: form(toggle, 'isPinned', { label: 'help.notifications.pin' }),
} satisfies Record<keyof typeof kinds, FormField>;

const user = userEvent.setup({ delay: null });
let saved: unknown;

function Form({ shown }: { shown: readonly FormField[] }) {
  const inner = useForm({ defaultValues: start });
  return (
    <FormProvider {...inner}>
      <form onSubmit={(event) => void inner.handleSubmit((values) => void (saved = values))(event)}>
        <SchemaFields fields={shown} hasFocus />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

it('the fields of a form are inputs of their kinds, with label and explanation', async () => {
  await showInPanel(<Form shown={Object.values(fields)} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(document.activeElement, 'the first has the focus').toBe(name));
  const address = screen.getByRole('textbox', { name: 'Email' });
  expect([address.getAttribute('aria-required'), address.getAttribute('dir')]).toEqual(['true', 'ltr']);
  await user.type(address, 'ann@acme.example');
  await user.type(name, 'a');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Two{Enter}lines');
  const [key, own] = [screen.getByLabelText('Client secret'), screen.getByLabelText('Current password')];
  expect([key, own].map((input) => [input.getAttribute('type'), input.getAttribute('autocomplete')])).toEqual([
    ['password', 'new-password'],
    ['password', 'current-password'],
  ]);
  await user.type(key, 'of the provider');
  await user.type(own, 'mine');
  const count = screen.getByRole('textbox', { name: 'Number of Users' });
  await user.type(count, 'x');
  expect(await screen.findByText('Number of Users must be greater than or equal to 5.')).toBeTruthy();
  await user.type(count, '7');
  await user.type(screen.getByRole('textbox', { name: /Amount/ }), '12.5');
  await fillDate('Last day', '2031-03-09');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  await user.click(screen.getByRole('radio', { name: /^Read and write/ }));
  await user.click(screen.getByRole('switch'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual({
    name: 'Anna',
    email: 'ann@acme.example',
    note: 'Two\nlines',
    key: 'of the provider',
    password: 'mine',
    count: '7',
    amount: '12.5',
    lastDay: '2031-03-09',
    role: 'admin',
    scope: 'write',
    isPinned: true,
  });
});

it('only accept values, texts and options of their kinds', () => {
  // @ts-expect-error -- a switch holds no text
  form(toggle, 'name', { label: 'resources.users.fields.name' });
  // @ts-expect-error -- there is no such text
  form(text, 'name', { label: 'profile.fields.nickname' });
  // @ts-expect-error -- the message for other input is missing
  form(number, 'count', { label: 'help.sales.users' });
  expect(fields.text.kind).toBe('text');
});

it('a field of a kind without an input throws', () => {
  expect(() => render(<Form shown={[{ ...fields.text, kind: 'rating' }]} />)).toThrow('no input of kind rating');
});
