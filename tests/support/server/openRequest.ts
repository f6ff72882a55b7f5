import { once } from 'node:events';
import { connect } from 'node:net';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends all of a request but its end. Returns the function that sends the end and reads the answer until the connection is closed. */
export async function openRequest(address: string, path: string, more = ''): Promise<() => Promise<Answer>> {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (piece) => (text += String(piece)));
  const closed = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}`);
  return async () => {
    socket.write('\r\n');
    await closed;
    const [head = '', body = ''] = text.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => line.split(/: (.*)/, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
    );
    return { status: Number(first.split(' ')[1]), headers, body };
  };
}
