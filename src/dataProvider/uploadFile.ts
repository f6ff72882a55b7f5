import type { CallReply, Endpoint } from '#contract/kit/endpoint';
import { HeedError } from '~/errors/heedError.ts';
import { credentials } from '~/session/credentials.ts';
import { type EndpointInput, requestOf } from './callEndpoint.ts';
import { base, errorOf, headersOf, noteFailure, queryText } from './http.ts';

interface Sending {
  file: File;
  signal: AbortSignal;
  /** The share of the file that is sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

const aborted = () => new DOMException('The upload was cancelled', 'AbortError');

/** Sends a form. Unlike fetch, XMLHttpRequest reports progress. */
function post(url: string, headers: Record<string, string>, { file, signal, onProgress }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append('file', file, file.name);
    const cancel = () => request.abort();
    signal.addEventListener('abort', cancel);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onabort = () => reject(aborted());
    request.onerror = () => reject(new HeedError(0));
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.open('POST', url);
    for (const [name, value] of Object.entries(headersOf(headers))) request.setRequestHeader(name, value);
    request.send(form);
  });
}

/** Makes a call that uploads a file. Throws HeedError, or an AbortError when `signal` aborts. */
export async function uploadFile<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  sending: Sending,
): Promise<CallReply<E>> {
  const { path, query } = requestOf(endpoint, input);
  const response = await post(`${base}${path}${queryText(query)}`, (await credentials()).headers, sending);
  if (response.ok) return (await response.json()) as CallReply<E>;
  const error = await errorOf(response);
  noteFailure(error);
  throw error;
}
