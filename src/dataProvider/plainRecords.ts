import type { DataProvider } from 'react-admin';
import simpleRestProvider from 'ra-data-simple-rest';
import type { HttpRequest } from './http.ts';
import { send } from './http.ts';

interface Options {
  method?: string;
  body?: unknown;
  signal?: AbortSignal;
}

/** Adapts `send` to the HTTP client of ra-data-simple-rest, which passes bodies as JSON text. */
async function httpClient(url: string, { method = 'GET', body, signal }: Options = {}) {
  const response = await send({
    method: method as HttpRequest['method'],
    path: url,
    body: typeof body === 'string' ? JSON.parse(body) : body,
    signal,
    repeatable: method === 'GET',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text, json: text ? JSON.parse(text) : {} };
}

/**
 * Data provider for calls of the simple REST convention (`sort`, `range`, `filter`, Content-Range) below `base`, the URL
 * without the resource's name.
 */
export const plainRecords = (base: string): DataProvider =>
  simpleRestProvider(base, httpClient as Parameters<typeof simpleRestProvider>[1]);
