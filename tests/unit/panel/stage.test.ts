import { describe, expect, it } from 'vitest';
import { isLocalPath, paths } from '#contract/paths';
import { loginWithReturn, stageFor } from '~/session/stage.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://heed.test');
  return { pathname, search };
};
const admin = { temporary_password: false };
const newcomer = { temporary_password: true };

describe('the page of a URL for a guest', () => {
  it('is the sign-in page, with a return URL, for a page of the panel', () => {
    expect(stageFor(at('/users/all_users?page=2'), null)).toEqual({
      stage: 'signedOut',
      replaceWith: '/login?redirectTo=%2Fusers%2Fall_users%3Fpage%3D2',
    });
  });

  it('is the plain sign-in page for the root and for a password page without a link', () => {
    expect(stageFor(at('/'), null).replaceWith).toBe(paths.login);
    expect(stageFor(at('/change-password'), null).replaceWith).toBe(paths.login);
    expect(stageFor(at('/login?redirectTo=%2Fhome'), null)).toEqual({ stage: 'signedOut' });
  });

  it('is the new password page for a one-time link', () => {
    expect(stageFor(at('/change-password?token=abc'), null)).toEqual({ stage: 'signedOut' });
  });

  it('is the page that stops a change of address, with its link, signed in or not', () => {
    for (const user of [null, admin, newcomer])
      expect(stageFor(at('/stop_address_change?token=abc'), user)).toEqual({ stage: 'signedOut' });
    expect(stageFor(at('/stop_address_change'), null).replaceWith).toBe(paths.login);
  });

  it('is an error page unchanged, and the 404 page for an unknown URL', () => {
    expect(stageFor(at('/disabled-company'), null)).toEqual({ stage: 'panel' });
    expect(stageFor(at('/error/500'), null)).toEqual({ stage: 'panel' });
    expect(stageFor(at('/no-such-page'), null)).toEqual({ stage: 'panel', replaceWith: paths.notFound });
  });
});

describe('the page of a URL for a signed-in person', () => {
  it('is the page itself', () => {
    expect(stageFor(at('/users/groups'), admin)).toEqual({ stage: 'panel' });
  });

  it('is the page requested before signing in, if it is one of ours', () => {
    expect(stageFor(at('/login?redirectTo=%2Fusers%2Fgroups'), admin).replaceWith).toBe('/users/groups');
    for (const foreign of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      expect(stageFor(at(`/login?redirectTo=${encodeURIComponent(foreign)}`), admin).replaceWith).toBe(paths.home);
    }
  });

  it('is the password page for every URL, with a temporary password', () => {
    expect(stageFor(at('/users/groups'), newcomer)).toEqual({ stage: 'signedOut', replaceWith: paths.changePassword });
    expect(stageFor(at('/change-password'), newcomer)).toEqual({ stage: 'signedOut' });
  });

  it('is home instead of a password page that is not needed', () => {
    expect(stageFor(at('/change-password'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
  });
});

describe('the return URL', () => {
  it('is a path of this origin or nothing', () => {
    expect(loginWithReturn('/home')).toBe('/login?redirectTo=%2Fhome');
    expect(loginWithReturn('/')).toBe('/login');
    expect(loginWithReturn('//evil.example')).toBe('/login');
    expect(isLocalPath('/ok')).toBe(true);
    expect(isLocalPath('/\\evil')).toBe(false);
  });
});
