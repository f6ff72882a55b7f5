import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CustomDomain } from '#contract/partners/whiteLabel';
import { type Call, refusal } from '#tests/support/ui/fakeNetwork';
import { companyId, openPanel, somebody, someCompany } from '#tests/support/ui/openPanel';
import { noMailbox, noMailServer } from '#tests/support/ui/someSender';

const user = userEvent.setup({ delay: null });
const own = `/white-label/api/v1/company/${companyId}`;
const address = '/settings/white-label';
const company = someCompany({ white_label_page_access: true });
const someone = somebody({ company });
const texts = [{ type: 'TXT' as const, name: '_heed.portal.acme.example', value: 'heed-verification=abc' }];
const someDomain = (part: Partial<CustomDomain> = {}): CustomDomain => ({
  type: 'admin',
  customDomain: 'portal.acme.example',
  isVerified: false,
  state: 'pending',
  dnsRecords: [],
  verifiedAt: null,
  checkedAt: null,
  worksUntil: null,
  links: null,
  ...part,
});
const noLook = { logo: null, colour: null, inheritedFrom: null };
const read = (domains: CustomDomain[], look: object = noLook) => ({
  [`GET ${own}/property`]: { body: look },
  [`GET ${own}/custom_domains`]: () => domains,
  [`GET ${own}/smtp`]: { body: noMailServer },
  [`GET ${own}/graph_api/is_available`]: { body: noMailbox },
  [`GET /customers/api/v1/company/${companyId}/view/admin`]: { body: company },
});
const refused = /couldn’t find the TXT record yet/;
const bodies = (calls: Call[], name: string) =>
  calls.filter(({ method, path }) => `${method} ${path}` === name).map(({ body }) => body);
const ofUse = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the look', () => {
  it('is saved with a colour, which must be one, and changes the page', async () => {
    const saved = { ...noLook, colour: '#0b6e69' };
    const calls = await openPanel(address, {
      user: someone,
      answers: {
        ...read([], { ...noLook, inheritedFrom: { companyName: 'Meridian', logo: null, colour: '#5b3fa8' } }),
        [`PUT ${own}/property`]: { body: saved },
      },
    });
    expect(await screen.findByText('The look of Meridian applies until you save your own.')).toBeTruthy();
    const colour = await screen.findByRole('textbox', { name: 'Color of buttons and links' });
    await user.type(colour, 'teal');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Enter a color such as #0b6e69')).toBeTruthy();
    await user.clear(colour);
    await user.type(colour, '#0B6E69');
    expect(await screen.findByText('Light theme')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The look has been saved')).toBeTruthy();
    expect(bodies(calls, `PUT ${own}/property`)).toMatchObject([{ colour: '#0B6E69' }]);
  });

  it('is not offered without white label', async () => {
    await openPanel(address, { user: somebody({ company: someCompany({ white_label_page_access: false }) }) });
    expect(await screen.findByText('White label isn’t included')).toBeTruthy();
  });
});

describe('a custom domain', () => {
  it('is added, shows its records, and is verified once they are found', async () => {
    const domains: CustomDomain[] = [];
    let isFound = false;
    const set = (part: Partial<CustomDomain>) => {
      domains[0] = someDomain({ ...domains[0], ...part });
      return domains[0];
    };
    const calls = await openPanel(address, {
      user: someone,
      answers: {
        ...read(domains),
        [`POST ${own}/custom_domains`]: () => set({}),
        [`POST ${own}/custom_domains/verify`]: () => set({ dnsRecords: texts }),
        [`PATCH ${own}/custom_domains/verify`]: () =>
          isFound
            ? set({ isVerified: true, state: 'verified' })
            : Response.json((refusal('domain_not_proved') as { body: object }).body, { status: 409 }),
      },
    });
    const panel = await ofUse('Admin console');
    await user.type(panel.getByRole('textbox', { name: 'Domain' }), 'localhost');
    await user.click(panel.getByRole('button', { name: 'Add domain' }));
    expect(await panel.findByText('Enter a domain such as portal.example.com')).toBeTruthy();
    await user.clear(panel.getByRole('textbox', { name: 'Domain' }));
    await user.type(panel.getByRole('textbox', { name: 'Domain' }), 'Portal.Acme.example');
    await user.click(panel.getByRole('button', { name: 'Add domain' }));
    expect(await panel.findByText('Not verified')).toBeTruthy();
    expect(await panel.findByDisplayValue('heed-verification=abc')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText(refused)).toBeTruthy();
    isFound = true;
    await user.click(panel.getByRole('button', { name: 'Verify' }));
    expect(await panel.findByText('Verified')).toBeTruthy();
    expect(panel.queryByDisplayValue('heed-verification=abc')).toBeNull();
    expect(bodies(calls, `POST ${own}/custom_domains`)).toEqual([{ customDomain: 'Portal.Acme.example', type: 'admin' }]);
  });

  it('for links of simulations says why they do not lead here any more, and is tried again', async () => {
    const links = {
      since: null,
      lostAt: '2031-03-03T13:00:00Z',
      checkedAt: '2031-03-03T13:00:00Z',
      failure: 'record' as const,
      usedUntil: '2031-04-15T22:00:00Z',
    };
    const cname = { type: 'CNAME' as const, name: 'go.acme.example', value: 'go.heed.example' };
    const verified = { type: 'web' as const, customDomain: 'go.acme.example', isVerified: true, state: 'verified' as const };
    const domains = [someDomain({ ...verified, dnsRecords: [...texts, cname], links })];
    await openPanel(address, {
      user: someone,
      answers: {
        ...read(domains),
        [`POST ${own}/custom_domains/links`]: () =>
          (domains[0] = someDomain({
            ...verified,
            links: { ...links, since: '2031-03-03T14:00:00Z', lostAt: null, failure: null },
          })),
      },
    });
    const web = await ofUse('Website');
    expect(await web.findByText(/^Links haven’t led here since/)).toBeTruthy();
    expect(web.getByText('The CNAME record wasn’t found.')).toBeTruthy();
    expect(web.getByDisplayValue('go.heed.example')).toBeTruthy();
    expect(web.queryByDisplayValue('heed-verification=abc')).toBeNull();
    await user.click(web.getByRole('button', { name: 'Check again' }));
    expect(await web.findByText(/^Links have led here since/)).toBeTruthy();
    await user.click(web.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset go.acme.example?' }));
    expect(dialog.getByText(/have links to it until.*Keep the CNAME record until then/)).toBeTruthy();
  });

  it('of another company is refused at its field', async () => {
    await openPanel(address, {
      user: someone,
      answers: { ...read([]), [`POST ${own}/custom_domains`]: refusal('custom_domain/upsert_one/conflict') },
    });
    const web = await ofUse('Website');
    await user.type(web.getByRole('textbox', { name: 'Domain' }), 'www.taken.example');
    await user.click(web.getByRole('button', { name: 'Add domain' }));
    await waitFor(() => expect(web.getByRole('textbox', { name: 'Domain' }).getAttribute('aria-invalid')).toBe('true'));
  });

  it('is given up after a question, which says what stops', async () => {
    const verified = someDomain({ isVerified: true, state: 'verified', dnsRecords: texts });
    const domains = [verified];
    const calls = await openPanel(address, {
      user: someone,
      answers: { ...read(domains), [`POST ${own}/custom_domains/reset`]: () => domains.splice(0) && [] },
    });
    const panel = await ofUse('Admin console');
    await user.click(panel.getByRole('button', { name: 'Reset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset portal.acme.example?' }));
    expect(dialog.getByText(/stops working at once/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await screen.findByText('Successfully reset.')).toBeTruthy();
    expect(await panel.findByRole('textbox', { name: 'Domain' })).toBeTruthy();
    expect(bodies(calls, `POST ${own}/custom_domains/reset`)).toEqual([{ type: 'admin' }]);
  });
});
