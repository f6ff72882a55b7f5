export { callEndpoint, type EndpointInput, requestOf } from './callEndpoint.ts';
export { createDataProvider } from './dataProvider.ts';
export { downloadCsv, downloadEndpoint } from './download.ts';
export { refusedFields } from './refusedFields.ts';
export { useAction } from './useAction.ts';
export { type CsvExport, useCsvExport } from './useCsvExport.ts';
export { endpointKey, type Refreshed, useEndpoint, useRefresh, useRefreshAll } from './useEndpoint.ts';
