import { connect, type Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './outsideFetch.ts';

interface Place {
  host: string;
  port: number;
  milliseconds: number;
  /** Whether this machine is allowed, for tests and development. */
  allowsLoopback: boolean;
}

/**
 * Connects to a server that somebody else chose. The address of the socket is checked before a byte is sent, not a look-up before, so
 * a name that changes its address does not help. Rejects with an Error that has the code ESOCKET and is for the log only.
 */
export function outsideSocket({ host, port, milliseconds, allowsLoopback }: Place): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    const fail = (why: string) => {
      socket.destroy();
      reject(Object.assign(new Error(why), { code: 'ESOCKET' }));
    };
    socket.setTimeout(milliseconds, () => fail('no connection in time'));
    socket.once('error', (error) => fail(error.message));
    socket.once('connect', () => {
      const address = socket.remoteAddress ?? '';
      const isLocal = ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
      if (!isPublicAddress(address) && !(allowsLoopback && isLocal)) return fail(`the address ${address} is not public`);
      socket.setTimeout(0);
      socket.removeAllListeners('timeout').removeAllListeners('error');
      resolve(socket);
    });
  });
}
