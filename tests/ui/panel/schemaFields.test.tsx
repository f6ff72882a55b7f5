import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showInPanel } from '#tests/support/ui/inPanel';
import { type Field, fieldsOf } from '~/schema/field.ts';
import { SchemaFields } from '~/schema/form/SchemaFields.tsx';
import { choice, email, number, text } from '~/schema/kinds.tsx';

interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  age: number;
}
const start = { name: 'Ann', email: '', role: 'learner' };
const person = fieldsOf<Person>();
const user = userEvent.setup({ delay: null });
let saved: unknown;

function Form({ fields }: { fields: readonly Field<Person>[] }) {
  const form = useForm({ defaultValues: start });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => void (saved = values))(event)}>
        <SchemaFields fields={fields} texts="resources.users.fields" />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

it('the fields of a resource are inputs of its form, with the labels of its columns', async () => {
  const fields = [
    person(text, 'name', {}),
    person(email, 'email', { isRequired: true }),
    person(choice, 'role', { texts: 'users.accounts', values: ['learner', 'account_admin'] }),
  ];
  await showInPanel(<Form fields={fields} />);
  const address = screen.getByRole('textbox', { name: 'Email' });
  expect([address.getAttribute('aria-required'), address.getAttribute('dir')]).toEqual(['true', 'ltr']);
  await user.type(address, 'ann@acme.example');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'a');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual({ name: 'Anna', email: 'ann@acme.example', role: 'account_admin' });
});

it('a read-only field throws that it needs a custom input', () => {
  expect(() => render(<Form fields={[person(number, 'age', {})]} />)).toThrow('kind number has no input');
});
