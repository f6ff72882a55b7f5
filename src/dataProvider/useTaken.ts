import { useRef } from 'react';
import { sendJson } from './http.ts';

type Exists = { exists: boolean };

/** Requests whether somebody has a value already, by the field that the person leaves. */
const questions = {
  email: (email: string) => sendJson<Exists>({ method: 'GET', path: '/user/user_by_email', query: { email } }),
  companyName: (company_name: string) => sendJson<Exists>({ method: 'POST', path: '/user/check_company', body: { company_name } }),
};
export type UniqueField = keyof typeof questions;

const keyOf = (field: UniqueField, value: string) => `${field} ${value.trim().toLowerCase()}`;

/**
 * Remembers which addresses and names are taken. `ask` asks the server once for each value and says whether it is taken; without
 * an answer it is not, because the server checks again when the form is sent.
 */
export function useTaken() {
  const known = useRef(new Map<string, boolean>());
  const isTaken = (field: UniqueField, value: string) => known.current.get(keyOf(field, value)) === true;
  const note = (field: UniqueField, value: string, exists: boolean) => known.current.set(keyOf(field, value), exists);
  const ask = async (field: UniqueField, value: string): Promise<boolean> => {
    if (!known.current.has(keyOf(field, value))) {
      const answer = await questions[field](value.trim()).catch(() => undefined);
      if (answer) note(field, value, answer.exists);
    }
    return isTaken(field, value);
  };
  return { isTaken, note, ask };
}
