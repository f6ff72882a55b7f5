import { describe, expect, it } from 'vitest';
import { isLocalPath, paths } from '#contract/paths';
import { signUpPlace } from '~/session/signUpPlace.ts';
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

  it('is that of single sign-on, and where it fails, which people who are signed in see too', () => {
    for (const address of ['/login/sso', '/sso_fail?message=x', '/sso_fail/acronis?code=x', '/login?ssoToken=abc'])
      expect(stageFor(at(address), null)).toEqual({ stage: 'signedOut' });
    expect(stageFor(at('/sso_fail?message=x'), admin)).toEqual({ stage: 'signedOut' });
    expect(stageFor(at('/login/sso'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
  });

  it('is that of a link which signs in, and the sign-in page without its token', () => {
    for (const address of [
      '/login?magicLinkVerificationToken=abc',
      '/login?companyToken=abc',
      '/login_as_company?companyToken=abc',
    ])
      expect(stageFor(at(address), null)).toEqual({ stage: 'signedOut' });
    expect(stageFor(at('/login_as_company'), null)).toEqual({ stage: 'signedOut', replaceWith: paths.login });
    expect(stageFor(at('/login_as_company?companyId=1'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
  });

  it('is the sign-up in its three forms, and no others', () => {
    for (const address of ['/register', '/register/ana%40acme.example', '/register/ana%40acme.example/northstar/fair'])
      expect(stageFor(at(address), null)).toEqual({ stage: 'signedOut' });
    expect(stageFor(at('/register/a/b'), null).replaceWith).toBe(paths.notFound);
    expect(signUpPlace('/register/ana%40acme.example/north%20star/fair')).toEqual({
      email: 'ana@acme.example',
      partner: 'north star',
      source: 'fair',
    });
    expect(signUpPlace('/register/100%')).toEqual({ email: '100%' });
  });

  it('is the sign-up for register=true on any page, with the other parameters', () => {
    const signUp = (replaceWith: string) => ({ stage: 'signedOut', replaceWith });
    expect(stageFor(at('/?register=true'), null)).toEqual(signUp('/register'));
    expect(stageFor(at('/login?utm_source=mail&register=true'), null)).toEqual(signUp('/register?utm_source=mail'));
    expect(stageFor(at('/no-such-page?register=true&a=1'), null)).toEqual(signUp('/register?a=1'));
    expect(stageFor(at('/register/ana%40acme.example?register=true&a=1'), null)).toEqual(
      signUp('/register/ana%40acme.example?a=1'),
    );
    expect(stageFor(at('/login?register=false'), null)).toEqual({ stage: 'signedOut' });
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

  it('is home instead of the sign-up, and any other page without register=true', () => {
    expect(stageFor(at('/register/ana%40acme.example'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
    expect(stageFor(at('/users/groups?page=2&register=true'), admin)).toEqual({
      stage: 'panel',
      replaceWith: '/users/groups?page=2',
    });
    expect(stageFor(at('/?register=true'), admin)).toEqual({ stage: 'panel', replaceWith: '/' });
  });

  it('is the page requested before signing in, if it is one of ours', () => {
    expect(stageFor(at('/login?redirectTo=%2Fusers%2Fgroups'), admin).replaceWith).toBe('/users/groups');
    const foreigners = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'];
    const resolved = ['/..//evil.example', '/.//evil.example', '/users//evil.example', '/%2e%2E//evil.example'];
    for (const foreign of [...foreigners, ...resolved]) {
      expect(stageFor(at(`/login?redirectTo=${encodeURIComponent(foreign)}`), admin).replaceWith).toBe(paths.home);
    }
  });

  it('is in the company that the sign-in was asked for', () => {
    const companyId = 'AAAAAAAA-0000-4000-8000-000000000001';
    expect(stageFor(at(`/login?companyId=${companyId}&redirectTo=/users/groups`), admin)).toEqual({
      stage: 'panel',
      replaceWith: '/users/groups',
      companyId: companyId.toLowerCase(),
    });
    expect(stageFor(at('/login?companyId=acme'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
  });

  it('is home after a purchase, wherever the checkout leads back to', () => {
    const dialog = { stage: 'panel', replaceWith: '/home?modal=purchaseComplete' };
    for (const address of ['/?modal=purchaseComplete', '/users/groups?page=2&modal=purchaseComplete'])
      expect(stageFor(at(address), admin)).toEqual(dialog);
    expect(stageFor(at('/home?modal=purchaseComplete'), admin)).toEqual({ stage: 'panel' });
    expect(stageFor(at('/?modal=purchaseComplete'), null).replaceWith).toBe('/login?redirectTo=%2Fhome%3Fmodal%3DpurchaseComplete');
  });

  it('is the password page for every URL, with a temporary password', () => {
    expect(stageFor(at('/users/groups'), newcomer)).toEqual({ stage: 'signedOut', replaceWith: paths.changePassword });
    expect(stageFor(at('/change-password'), newcomer)).toEqual({ stage: 'signedOut' });
  });

  it('is home instead of a password page that is not needed', () => {
    expect(stageFor(at('/change-password'), admin)).toEqual({ stage: 'panel', replaceWith: paths.home });
  });
});

describe('whom single sign-on let in last', () => {
  it('signs in there again, and gets the page that was asked for', () => {
    expect(stageFor(at('/users/groups?page=2'), null, 'sso').replaceWith).toBe(
      '/login/sso?redirectTo=%2Fusers%2Fgroups%3Fpage%3D2',
    );
    expect(stageFor(at('/'), null, 'sso').replaceWith).toBe('/login/sso');
    expect(stageFor(at('/users/groups'), null, 'password').replaceWith).toBe('/login?redirectTo=%2Fusers%2Fgroups');
  });

  it('can still open the sign-in with a password', () => {
    expect(stageFor(at('/login'), null, 'sso')).toEqual({ stage: 'signedOut' });
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
