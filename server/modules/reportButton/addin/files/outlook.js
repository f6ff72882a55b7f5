/* The report button in Outlook. `heed` stands before it: where reports go, how large a mail may be, and the words for a report that could not be
 * sent. One file without imports, in JavaScript of 2016: classic Outlook for Windows runs it alone, with Office but without a page, and older
 * builds of it know nothing newer. See https://learn.microsoft.com/office/dev/add-ins/outlook/spam-reporting */

/** The folder of Outlook for each thing that a company can choose. */
const folderNames = {
  NONE: 'NoMove',
  DELETE: 'DeletedItemsFolder',
  MOVE_TO_FOLDER: 'CustomFolder',
  MARK_AS_SPAM: 'JunkFolder',
};

/** Calls a function of Office; gives null where this Outlook cannot say it. */
function ask(item, name) {
  const said = new Promise((resolve) => {
    item[name]((result) => resolve(result.status === Office.AsyncResultStatus.Succeeded ? result.value : null));
  });
  return said.catch(() => null);
}

/** The value of the header of our simulations. */
function tokenIn(headers) {
  const found = /^x-heed-simulation:\s*([a-z2-7]{24})\s*$/im.exec(headers || '');
  return found ? found[1] : null;
}

/** In the language of Outlook, else of the company. */
function notSent() {
  const language = (Office.context.displayLanguage || '').toLowerCase();
  const texts = heed.texts[language] || heed.texts[language.split('-')[0]] || heed.texts[heed.language];
  return { title: texts.title, description: texts.description, action: 'NONE', folder: '' };
}

function post(report) {
  const headers = { 'content-type': 'text/plain;charset=utf-8' };
  return fetch(heed.address, { method: 'POST', headers, body: JSON.stringify(report) }).then((reply) => {
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    return reply.json();
  });
}

function onSpamReport(event) {
  const item = Office.context.mailbox.item;
  void Promise.all([ask(item, 'getAllInternetHeadersAsync'), ask(item, 'getAsFileAsync')])
    .then(([headers, mail]) =>
      post({
        program: 'outlook',
        address: Office.context.mailbox.userProfile.emailAddress,
        language: Office.context.displayLanguage,
        token: tokenIn(headers),
        mail: mail && mail.length <= heed.mostLetters ? mail : null,
      }),
    )
    .catch(notSent)
    .then((answer) => {
      const done = {
        onErrorDeleteItem: false,
        moveItemTo: Office.MailboxEnums.MoveSpamItemTo[folderNames[answer.action]],
        showPostProcessingDialog: { title: answer.title, description: answer.description },
      };
      if (answer.action === 'MOVE_TO_FOLDER') done.folderName = answer.folder;
      event.completed(done);
    });
}

Office.actions.associate('onSpamReport', onSpamReport);
