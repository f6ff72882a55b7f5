import { i18n } from '~/session/i18n.ts';

/** What stays when neither program can be shown: one sentence and a way to try again, without any framework. */
export function showBootFailure(root: HTMLElement): void {
  const card = document.createElement('main');
  card.className = 'boot-failure';
  const title = document.createElement('h1');
  title.textContent = i18n.t('common.bootFailure.title');
  const text = document.createElement('p');
  text.textContent = i18n.t('common.bootFailure.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = i18n.t('common.reload');
  button.addEventListener('click', () => location.reload());
  card.append(title, text, button);
  root.replaceChildren(card);
}
