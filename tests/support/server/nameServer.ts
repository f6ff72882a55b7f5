import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server on this machine, which this process asks from now on. `texts` are its TXT records by name. */
export async function startNameServer() {
  const texts = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name }) => {
      const data = texts.get(name.toLowerCase());
      return data === undefined ? [] : [{ type: 'TXT' as const, name, ttl: 1, data }];
    });
    const rcode = answers.length > 0 ? 0 : 3;
    socket.send(encode({ type: 'response', id: id ?? 0, flags: rcode, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    texts,
    close() {
      dns.setServers(before);
      socket.close();
    },
  };
}
