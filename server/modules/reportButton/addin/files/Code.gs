/* The report button in Gmail, as a Google Workspace add-on. `heed` stands before it: where reports go, how large a mail may be, and all words.
 * See https://developers.google.com/workspace/add-ons/gmail/extending-message-ui */

/** The words in the language of Gmail, else of the company. */
function textsOf(event) {
  const language = ((event.commonEventObject || {}).userLocale || '').toLowerCase();
  return heed.texts[language] || heed.texts[language.split('-')[0]] || heed.texts[heed.language];
}

function cardOf(title, paragraph, button) {
  const section = CardService.newCardSection().addWidget(CardService.newTextParagraph().setText(paragraph));
  if (button) section.addWidget(button);
  return CardService.newCardBuilder().setHeader(CardService.newCardHeader().setTitle(title)).addSection(section).build();
}

/** What stands beside an open mail. */
function onGmailMessage(event) {
  const texts = textsOf(event);
  const action = CardService.newAction().setFunctionName('onReport');
  return cardOf(texts.button, texts.about, CardService.newTextButton().setText(texts.button).setOnClickAction(action));
}

function tokenIn(message) {
  const value = (message.getHeader('X-Heed-Simulation') || '').trim();
  return /^[a-z2-7]{24}$/.test(value) ? value : null;
}

function post(report) {
  const reply = UrlFetchApp.fetch(heed.address, {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify(report),
    muteHttpExceptions: true,
  });
  if (reply.getResponseCode() !== 200) throw new Error(`status ${reply.getResponseCode()}`);
  return JSON.parse(reply.getContentText());
}

/** Needs more than reading the mail: without that permission the mail stays, and is reported all the same. */
const moves = {
  DELETE: (message) => message.moveToTrash(),
  MARK_AS_SPAM: (message) => message.getThread().moveToSpam(),
  MOVE_TO_FOLDER: (message, folder) => {
    const label = GmailApp.getUserLabelByName(folder) || GmailApp.createLabel(folder);
    message.getThread().addLabel(label).moveToArchive();
  },
};

function onReport(event) {
  GmailApp.setCurrentMessageAccessToken(event.gmail.accessToken);
  const message = GmailApp.getMessageById(event.gmail.messageId);
  const texts = textsOf(event);
  let answer = { title: texts.notSent, description: texts.byHand, action: 'NONE' };
  try {
    const mail = Utilities.base64Encode(message.getRawContent(), Utilities.Charset.UTF_8);
    answer = post({
      program: 'gmail',
      address: Session.getActiveUser().getEmail(),
      language: (event.commonEventObject || {}).userLocale || '',
      token: tokenIn(message),
      mail: mail.length <= heed.mostLetters ? mail : null,
    });
    if (moves[answer.action]) moves[answer.action](message, answer.folder || texts.button);
  } catch (error) {
    console.warn(error.message);
  }
  const navigation = CardService.newNavigation().updateCard(cardOf(answer.title, answer.description));
  return CardService.newActionResponseBuilder().setNavigation(navigation).build();
}
