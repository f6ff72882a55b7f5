export { callEndpoint, type EndpointInput } from './callEndpoint.ts';
export { createDataProvider } from './dataProvider.ts';
export { downloadCsv } from './downloadCsv.ts';
export { downloadEndpoint, saveFile } from './download.ts';
export { errorText } from '~/session/errorText.ts';
export { useAction } from './useAction.ts';
export { endpointKey, useEndpoint } from './useEndpoint.ts';
export { HeedError, isHeedError } from '~/session/heedError.ts';
