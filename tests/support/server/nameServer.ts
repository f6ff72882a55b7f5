import { createSocket } from 'node:dgram';
import dns from 'node:dns';
import { once } from 'node:events';
import { type Answer, decode, encode } from 'dns-packet';

/** A name server on this machine, which this process asks from now on: its TXT records by name, and the names to which others lead. */
export async function startNameServer() {
  const texts = new Map<string, string | string[]>();
  const aliases = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const answers = questions.flatMap(({ name, type }): Answer[] => {
      const alias = aliases.get(name.toLowerCase());
      if (type === 'CNAME') return alias === undefined ? [] : [{ type: 'CNAME', name, ttl: 1, data: alias }];
      const records = [texts.get(name.toLowerCase()) ?? []].flat();
      return records.map((data) => ({ type: 'TXT', name, ttl: 1, data }));
    });
    const rcode = answers.length > 0 ? 0 : 3;
    socket.send(encode({ type: 'response', id: id ?? 0, flags: rcode, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const before = dns.getServers();
  const address = `127.0.0.1:${socket.address().port}`;
  dns.setServers([address]);
  return {
    texts,
    aliases,
    /** Lets a process that is started with it ask this name server, too. */
    nodeOptions: `--import=data:text/javascript,import%20dns%20from%20%22node:dns%22;dns.setServers([%22${address}%22])`,
    close() {
      dns.setServers(before);
      socket.close();
    },
  };
}
