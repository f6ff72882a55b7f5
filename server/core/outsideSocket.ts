import { connect, type Socket } from 'node:net';
import { isLoopback, isPublicAddress, isRefusedAddress, lookUpAmong } from './publicAddress.ts';

interface Place {
  host: string;
  port: number;
  milliseconds: number;
  /** Whether this machine is allowed, for tests and development. */
  allowsLoopback: boolean;
}

/**
 * Connects to a server that somebody else chose. What is connected to is the address that was checked, so a name that changes its
 * address does not help; the address of the socket is checked once more before a byte is sent. Rejects with an Error that has the code
 * ESOCKET and is for the log only.
 */
export function outsideSocket({ host, port, milliseconds, allowsLoopback }: Place): Promise<Socket> {
  const isAllowed = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address));
  const failure = (why: string) => Object.assign(new Error(why), { code: 'ESOCKET' });
  if (isRefusedAddress(host, isAllowed)) return Promise.reject(failure(`the address ${host} is not public`));
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: lookUpAmong(isAllowed) });
    const fail = (why: string) => {
      socket.destroy();
      reject(failure(why));
    };
    socket.setTimeout(milliseconds, () => fail('no connection in time'));
    socket.once('error', (error) => fail(error.message));
    socket.once('connect', () => {
      const address = socket.remoteAddress ?? '';
      if (!isAllowed(address)) return fail(`the address ${address} is not public`);
      socket.setTimeout(0);
      socket.removeAllListeners('timeout').removeAllListeners('error');
      // Without a listener an error would end the process. The code that uses the socket adds its own.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
