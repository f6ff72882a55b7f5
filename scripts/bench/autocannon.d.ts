/** Types of the parts of autocannon that the bench uses; it has none of its own. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    /** Requests a second of all connections together; as many as there is time for without it. */
    overallRate?: number;
    /** Sent in turn by each connection. */
    requests: { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body: string }[];
  }
  interface Result {
    requests: { average: number; total: number };
    non2xx: number;
    errors: number;
    timeouts: number;
  }
  interface Run extends PromiseLike<Result> {
    /** The last argument is the response time in milliseconds. */
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void): this;
  }
  export default function autocannon(options: Options): Run;
}
