import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { changeOwnAddress } from './askChange.ts';
import { replaceLostAddress, withdrawAddressChange } from './lostMailbox.ts';
import { readStop, stopChange } from './stopChange.ts';

export const handlers: Handlers<(typeof contract)['addresses']> = {
  async changeOwnAddress({ services, actor, body, inNewTransaction }) {
    await changeOwnAddress(services, actor, { email: body.email, inTenant: inNewTransaction });
    return {};
  },
  replaceLostAddress,
  withdrawAddressChange,
  readStopLink: ({ services, body }) => readStop(services, body.token),
  stopAddressChange: ({ services, body }) => stopChange(services, body.token),
};
