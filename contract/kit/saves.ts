import { z } from 'zod';
import { at } from './endpoint.ts';

/** Of a record that two admins can have open at once: how often it was saved, and when and by whom last. */
export const saves = { edit: z.number().int(), savedAt: at, savedByName: z.string().nullable() };

/** Names the save that the admin has seen, 0 where there was none. Who has not seen the last one is refused. */
export const seen = { edit: z.number().int().min(0) };
