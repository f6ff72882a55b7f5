import { signInAt } from './support/actions.ts';
import { expect, test } from './support/test.ts';

// Chromium reports the script that is refused, and the handler that is left out.
test.use({ expectedComplaints: [/TrustedScriptURL|inline event handler/] });

test('text that becomes HTML by mistake runs nothing, and no script of another origin is loaded', async ({ page }) => {
  await signInAt(page, '/login', 'admin@acme.example');
  const left = await page.evaluate(() => {
    const write = (html: string) => {
      const place = document.createElement('div');
      place.innerHTML = html;
      return place.innerHTML;
    };
    const load = (address: string) => {
      try {
        document.createElement('script').src = address;
        return 'taken';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      write('<p>Hello <img src="/favicon.svg" onerror="alert(1)"><script>alert(2)</script></p>'),
      write('<a href=" javascript:alert(3)">there</a><iframe srcdoc="x"></iframe>'),
      write('<p class="a">A <b>word</b> &gt; two</p>'),
      load('https://elsewhere.example/a.js'),
      load('/assets/a.js'),
    ];
  });
  expect(left).toEqual([
    '<p>Hello <img src="/favicon.svg"></p>',
    '<a>there</a>',
    '<p class="a">A <b>word</b> &gt; two</p>',
    'TypeError',
    'taken',
  ]);
});
