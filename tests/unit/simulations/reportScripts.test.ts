import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { gmailManifest, gmailScript, outlookScript } from '#server/modules/reportButton/addin/scripts';

const address = 'https://admin.heed.example/report/abcdefghijklmnopqrstuvwx';
const values = { address, lang: 'de', email: 'soc@acme.example' };
const token = 'q'.repeat(24);
const thanks = { title: 'Thanks', description: 'It has arrived', action: 'NONE', folder: '' };

interface Posted {
  url: string;
  body: Record<string, unknown>;
}

describe('the script of the button in Outlook', () => {
  /** Outlook with one mail, as its documentation describes it, without a page. */
  async function press({
    headers = `Received: by mx\r\nX-Heed-Simulation: ${token}\r\nSubject: x\r\n`,
    mail = 'UmF3',
    answer = thanks as object | null,
    displayLanguage = 'fr-FR',
    canRead = true,
  } = {}) {
    const posted: Posted[] = [];
    const value = (result: string) => (done: (of: object) => void) => done({ status: 'succeeded', value: result });
    const item = {
      getAllInternetHeadersAsync: value(headers),
      getAsFileAsync: canRead ? value(mail) : (done: (of: object) => void) => done({ status: 'failed', error: { message: 'no' } }),
    };
    const handlers: Record<string, (event: object) => void> = {};
    const Office = {
      actions: { associate: (name: string, handler: (event: object) => void) => void (handlers[name] = handler) },
      AsyncResultStatus: { Succeeded: 'succeeded', Failed: 'failed' },
      MailboxEnums: {
        MoveSpamItemTo: { NoMove: 'noMove', DeletedItemsFolder: 'deletedItems', JunkFolder: 'junk', CustomFolder: 'custom' },
      },
      context: { displayLanguage, mailbox: { item, userProfile: { emailAddress: 'ana@acme.example' } } },
    };
    const fetch = async (url: string, { body }: { body: string }) => {
      posted.push({ url, body: JSON.parse(body) as Posted['body'] });
      if (answer === null) throw new TypeError('Network request failed');
      return { ok: true, json: async () => answer };
    };
    runInContext(outlookScript(values), createContext({ Office, fetch, Promise }));
    const completed = await new Promise<Record<string, unknown>>((done) => handlers['onSpamReport']?.({ completed: done }));
    return { posted, completed };
  }

  it('posts the token of a simulation with the mail, and says what the answer says', async () => {
    const { posted, completed } = await press();
    const body = { program: 'outlook', address: 'ana@acme.example', language: 'fr-FR', token, mail: 'UmF3' };
    expect(posted).toEqual([{ url: address, body }]);
    expect(completed).toEqual({
      onErrorDeleteItem: false,
      moveItemTo: 'noMove',
      showPostProcessingDialog: { title: 'Thanks', description: 'It has arrived' },
    });
  });

  it('posts any other mail without a token, and one that is too large or cannot be read without itself', async () => {
    expect((await press({ headers: 'Subject: X-Heed-Simulation' })).posted[0]?.body).toMatchObject({ token: null, mail: 'UmF3' });
    expect((await press({ headers: `X-Heed-Simulation: ${token}x` })).posted[0]?.body['token']).toBeNull();
    expect((await press({ mail: 'A'.repeat(7_000_000) })).posted[0]?.body['mail']).toBeNull();
    expect((await press({ canRead: false })).posted[0]?.body['mail']).toBeNull();
  });

  it('then moves the mail as the company has chosen', async () => {
    const moved = async (action: string) => {
      const { moveItemTo, folderName } = (await press({ answer: { ...thanks, action, folder: 'Reported' } })).completed;
      return [moveItemTo, folderName];
    };
    expect(await moved('DELETE')).toEqual(['deletedItems', undefined]);
    expect(await moved('MARK_AS_SPAM')).toEqual(['junk', undefined]);
    expect(await moved('MOVE_TO_FOLDER')).toEqual(['custom', 'Reported']);
  });

  it('asks to forward the mail by hand, in the language of Outlook, if nothing answers, and leaves it', async () => {
    const said = async (displayLanguage: string) => {
      const { moveItemTo, showPostProcessingDialog } = (await press({ answer: null, displayLanguage })).completed;
      expect(moveItemTo).toBe('noMove');
      return (showPostProcessingDialog as { description: string }).description;
    };
    expect(await said('en-US')).toBe('Please forward this email to soc@acme.example as an attachment.');
    expect(await said('pt-BR')).toContain('Encaminhe');
    expect(await said('sv-SE')).toContain('leiten Sie diese Mail');
  });

  it('is JavaScript that classic Outlook knows', () => {
    const text = outlookScript({ ...values, email: '</script>\u2028"@acme.example' });
    expect(text).not.toMatch(/async |await |\bimport\b|\?\.|\?\?|catch \{|\.\.\./);
    expect(text).not.toContain('</script>');
    expect(() => runInContext(`(() => {${text}})`, createContext({}))).not.toThrow();
  });
});

describe('the files for Gmail', () => {
  interface Card {
    title?: string;
    text?: string;
    run?: string;
  }

  /** Gmail with one open mail, with the services of Apps Script that the files name. */
  function open({ header = token, answer = thanks as object, status = 200, userLocale = 'en', mayMove = true } = {}) {
    const posted: Posted[] = [];
    const done: string[] = [];
    const moving = (what: string) => {
      if (!mayMove) throw new Error('You do not have permission');
      done.push(what);
    };
    const thread = {
      moveToSpam: () => moving('spam'),
      addLabel: (name: string) => (moving(`label ${name}`), thread),
      moveToArchive: () => moving('archive'),
    };
    const message = {
      getHeader: (name: string) => (name === 'X-Heed-Simulation' ? header : ''),
      getRawContent: () => 'Raw',
      moveToTrash: () => moving('trash'),
      getThread: () => thread,
    };
    const CardService = {
      newCardBuilder: () => {
        const card: Card = {};
        const builder = {
          setHeader: (part: Card) => (Object.assign(card, part), builder),
          addSection: (part: Card) => (Object.assign(card, part), builder),
          build: () => card,
        };
        return builder;
      },
      newCardHeader: () => ({ setTitle: (title: string) => ({ title }) }),
      newCardSection: () => {
        const section: Card & { addWidget?: (part: Card) => Card } = {};
        section.addWidget = (part) => Object.assign(section, part);
        return section;
      },
      newTextParagraph: () => ({ setText: (text: string) => ({ text }) }),
      newTextButton: () => ({ setText: () => ({ setOnClickAction: (part: Card) => part }) }),
      newAction: () => ({ setFunctionName: (run: string) => ({ run }) }),
      newNavigation: () => ({ updateCard: (card: Card) => card }),
      newActionResponseBuilder: () => ({ setNavigation: (card: Card) => ({ build: () => card }) }),
    };
    const context = createContext({
      CardService,
      GmailApp: {
        setCurrentMessageAccessToken: (of: string) => done.push(of),
        getMessageById: () => message,
        getUserLabelByName: () => null,
        createLabel: (name: string) => name,
      },
      Session: { getActiveUser: () => ({ getEmail: () => 'ana@acme.example' }) },
      Utilities: { base64Encode: (text: string) => Buffer.from(text).toString('base64'), Charset: { UTF_8: 'UTF-8' } },
      UrlFetchApp: {
        fetch: (url: string, { payload }: { payload: string }) => {
          posted.push({ url, body: JSON.parse(payload) as Posted['body'] });
          return { getResponseCode: () => status, getContentText: () => JSON.stringify(answer) };
        },
      },
      console: { warn: () => undefined },
    });
    runInContext(gmailScript(values), context);
    const event = { commonEventObject: { userLocale }, gmail: { accessToken: 'access', messageId: 'id' } };
    const run = (name: string) => (context[name] as (of: object) => Card)(event);
    return { posted, done, run };
  }

  it('show one button beside a mail, which posts it', () => {
    const { posted, done, run } = open();
    const card = run('onGmailMessage');
    expect(card).toMatchObject({ title: 'Report phishing', run: 'onReport' });
    expect(run(card.run ?? '')).toMatchObject({ title: 'Thanks', text: 'It has arrived' });
    const body = { program: 'gmail', address: 'ana@acme.example', language: 'en', token, mail: 'UmF3' };
    expect(posted).toEqual([{ url: address, body }]);
    expect(done).toEqual(['access']);
  });

  it('then move the mail as the company has chosen, and thank also without the permission to', () => {
    const moved = (action: string) => {
      const { done, run } = open({ answer: { ...thanks, action, folder: 'Reported' } });
      run('onReport');
      return done.slice(1);
    };
    expect(moved('DELETE')).toEqual(['trash']);
    expect(moved('MARK_AS_SPAM')).toEqual(['spam']);
    expect(moved('MOVE_TO_FOLDER')).toEqual(['label Reported', 'archive']);
    expect(open({ answer: { ...thanks, action: 'DELETE' }, mayMove: false }).run('onReport').title).toBe('Thanks');
  });

  it('ask to forward the mail by hand if the server refuses it, and leave it', () => {
    const { done, run } = open({ header: '', status: 429, userLocale: 'fr' });
    expect(run('onReport').text).toContain('transférer');
    expect(done).toEqual(['access']);
  });

  it('name only our own address, and the function that draws the card', () => {
    const manifest = JSON.parse(gmailManifest({ ...values, action: 'NONE' })) as {
      urlFetchWhitelist: string[];
      addOns: { gmail: { contextualTriggers: { onTriggerFunction: string }[] } };
    };
    expect(manifest.urlFetchWhitelist).toEqual([address]);
    expect(gmailScript(values)).toContain(`function ${manifest.addOns.gmail.contextualTriggers[0]?.onTriggerFunction}(`);
  });
});
