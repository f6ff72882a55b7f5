import { describe, expect, it } from 'vitest';
import { misfitsOfCall, misfitsOfReply } from '#tests/support/calls/misfits';

const companyId = '11111111-1111-4111-8111-111111111111';
const call = (method: string, path: string, { query = '', body = undefined as unknown } = {}) => ({
  method,
  path,
  query: new URLSearchParams(query),
  body,
});
const listDepartments = call('GET', `/customers/api/v1/company/${companyId}/departments`, { query: 'pageNumber=1&pageSize=25' });
const listUsers = (body: object) => call('POST', `/api/v1/users/list/${companyId}`, { body });

describe('a canned reply', () => {
  it('that the server could send passes', () => {
    expect(misfitsOfReply(listDepartments, { data: [], totalCount: 0 })).toEqual([]);
  });

  it('with a field of another type, a missing field, or an extra one fails', () => {
    const answer = (reply: unknown) => misfitsOfReply(listDepartments, reply).join();
    expect(answer({ data: [], totalCount: '0' })).toContain('totalCount: Invalid input: expected number');
    expect(answer({ totalCount: 0 })).toContain('data: Invalid input: expected array');
    expect(answer({ data: [], totalCount: 0, total: 0 })).toContain('total: the contract knows no such field');
  });
});

describe('a call of the page', () => {
  it('that the server accepts passes', () => {
    expect(misfitsOfCall(listDepartments)).toEqual([]);
    expect(misfitsOfCall(listUsers({ pageNumber: 1, pageSize: 25 }))).toEqual([]);
  });

  it('with another URL, query or body fails', () => {
    expect(misfitsOfCall(call('GET', '/rest/v1/nothing'))).toEqual(['GET /rest/v1/nothing is no call of the contract']);
    expect(misfitsOfCall({ ...listDepartments, query: new URLSearchParams('pageNumber=first') }).join()).toContain('?pageNumber');
    expect(misfitsOfCall(listUsers({ pageNumber: 1, pageSize: 25, serch: 'x' })).join()).toContain('serch: the contract knows no');
  });
});
