import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { replaceLostAddress, withdrawAddressChange } from './lostMailbox.ts';
import { readStop, stopChange } from './stopChange.ts';

export const handlers: Handlers<(typeof contract)['addresses']> = {
  replaceLostAddress,
  withdrawAddressChange,
  readStopLink: ({ services, body }) => readStop(services, body.token),
  stopAddressChange: ({ services, body }) => stopChange(services, body.token),
};
