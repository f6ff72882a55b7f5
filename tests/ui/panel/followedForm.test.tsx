import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useMemo } from 'react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useSaveForm } from '~/components/form/useSaveForm.ts';

const user = userEvent.setup({ delay: null });
const schema = z.object({
  name: z.string(),
  notes: z.string(),
  parts: z.array(z.object({ id: z.string().optional(), label: z.string() })),
});
type Values = z.input<typeof schema>;
const first: Values = { name: 'Ours', notes: '', parts: [{ label: 'One' }] };

interface FormProps {
  record: Values;
  send?: (values: Values) => Promise<Values>;
  /** Called with each state that it shows, even for a moment: what follows it would take others' changes for its own. */
  onState?: (state: string) => void;
}

/** A form that says whether it counts as changed: what Save and 'Discard changes?' go by. */
function Form({ record, send = async (values) => values, onState }: FormProps) {
  const { form, isDirty, save } = useSaveForm({
    schema,
    values: useMemo(() => record, [record]),
    draft: null,
    send,
    valuesOf: (saved) => saved,
  });
  const state = isDirty ? 'Changed' : 'Saved';
  useEffect(() => {
    onState?.(state);
  }, [onState, state]);
  return (
    <form>
      <input aria-label="Name" {...form.register('name')} />
      <input aria-label="Notes" {...form.register('notes')} />
      <input aria-label="Part" {...form.register('parts.0.label')} />
      <output>{state}</output>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </form>
  );
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const state = () => screen.getByRole('status').textContent;

describe('a form whose record is read again', () => {
  it('still counts as changed while it keeps what was typed, and follows the other fields', async () => {
    const shown: string[] = [];
    const onState = (each: string) => void shown.push(each);
    const { rerender } = render(<Form record={first} onState={onState} />);
    await user.type(field('Name'), '!');
    expect(state()).toBe('Changed');
    rerender(<Form record={{ ...first, notes: 'From somebody else' }} onState={onState} />);
    expect(shown).toEqual(['Saved', 'Changed']);
    expect([field('Name').value, field('Notes').value]).toEqual(['Ours!', 'From somebody else']);
    expect(state()).toBe('Changed');
    await user.type(field('Notes'), '.');
    await user.keyboard('{Backspace}');
    expect(state()).toBe('Changed');
    await user.type(field('Name'), '{Backspace}');
    expect(state()).toBe('Saved');
  });

  it('counts as unchanged once the record says what was typed', async () => {
    const { rerender } = render(<Form record={first} />);
    await user.type(field('Name'), '!');
    await user.type(field('Part'), '!');
    rerender(<Form record={{ ...first, name: 'Ours!' }} />);
    expect(state()).toBe('Changed');
    rerender(<Form record={{ ...first, name: 'Ours!', parts: [{ label: 'One!' }] }} />);
    expect(state()).toBe('Saved');
    // A field that is saved follows again.
    rerender(<Form record={{ ...first, name: 'Theirs' }} />);
    expect([field('Name').value, field('Part').value, state()]).toEqual(['Theirs', 'One', 'Saved']);
  });

  it('is clean after a save, whether the record is read again before or after its reply', async () => {
    let reply: (saved: Values) => void = () => undefined;
    const send = () => new Promise<Values>((resolve) => (reply = resolve));
    const saved: Values = { name: 'Ours!', notes: 'Added', parts: [{ id: '1', label: 'One!' }] };
    const { rerender } = render(<Form record={first} send={send} />);
    await user.type(field('Name'), '!');
    await user.type(field('Part'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    rerender(<Form record={{ ...saved }} send={send} />);
    act(() => reply(saved));
    await waitFor(() => expect(state()).toBe('Saved'));
    rerender(<Form record={{ ...saved, notes: 'Later' }} send={send} />);
    expect([field('Notes').value, state()]).toEqual(['Later', 'Saved']);
  });
});
