import type { Endpoint } from '#contract/kit/endpoint';
import { saveFile } from '~/components/data/saveFile.ts';
import { type EndpointInput, requestOf } from './callEndpoint.ts';
import { fileNameOf } from './fileName.ts';
import { send } from './http.ts';

/** Makes a call that answers with a file and hands it to the browser; the server's file name wins over `filename`. */
export async function downloadEndpoint<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, filename: string): Promise<void> {
  const response = await send(requestOf(endpoint, input));
  saveFile(await response.blob(), fileNameOf(response, filename));
}
