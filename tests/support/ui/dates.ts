import { fireEvent, screen } from '@testing-library/react';

const two = (text: string | undefined) => (text ?? '').padStart(2, '0');

/** Fills a date field by its label, as a browser's autofill does; `2026-03-09`, `2026-03-09T14:30`, or '' to empty it. */
export async function fillDate(label: string, value: string): Promise<void> {
  // The parts are separate elements; the complete text is in the only input.
  const input = await screen.findByLabelText(label, { selector: 'input:not([disabled])' });
  fireEvent.change(input, { target: { value: value && inEnglish(value) } });
}

function inEnglish(value: string): string {
  const [day = '', time] = value.split('T');
  const [year, month, date] = day.split('-');
  const [hour, minute] = time?.split(':') ?? [];
  const clock = hour === undefined ? '' : ` ${two(String(Number(hour) % 12 || 12))}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
  return `${month}/${date}/${year}${clock}`;
}
