/* Small pieces that every part of the player is made of. */
(function (heed) {
  'use strict';

  const { texts, language } = window.heedCourse;
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });

  /** A text of the player with its places filled: `say('progress', { done: 1, total: 4 })`. */
  heed.say = function (key, values = {}) {
    return texts[key].replace(/\{\{(\w+)\}\}/g, (_, name) => {
      const value = values[name];
      return typeof value === 'number' ? number.format(value) : String(value);
    });
  };
  heed.percent = (share) => percent.format(Math.round(share * 100) / 100);

  /** An element with its properties, listeners (`onclick`) and content; texts of a course stand in their own direction. */
  heed.make = function (name, properties = {}, ...content) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value === undefined || value === null || value === false) continue;
      if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
      else if (key in element && typeof value !== 'string') element[key] = value;
      else element.setAttribute(key, value === true ? '' : value);
    }
    element.append(...content.filter((part) => part !== null && part !== undefined && part !== false));
    return element;
  };

  /** What somebody wrote, in whatever direction its language runs. */
  heed.written = (text) => heed.make('bdi', {}, text);

  const paths = {
    check: 'M4 10.5l4 4 8-9',
    play: 'M7 4.5v11l9-5.5z',
    cross: 'M5 5l10 10M15 5L5 15',
    flag: 'M5 17.5V3.5M5 4h9l-2 3.5L14 11H5',
    quiz: 'M4 5.5l1.5 1.5L8 4.5M4 12.5l1.5 1.5L8 11.5M11 6h6M11 13h6',
    sheet: 'M6 2.5h6l4 4v11H6zM12 2.5v4h4M8.5 11h5M8.5 14h5',
  };
  heed.icon = function (name) {
    const space = 'http://www.w3.org/2000/svg';
    const picture = document.createElementNS(space, 'svg');
    const path = document.createElementNS(space, 'path');
    for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', class: 'icon', 'aria-hidden': 'true' }))
      picture.setAttribute(key, value);
    path.setAttribute('d', paths[name]);
    picture.append(path);
    return picture;
  };

  heed.button = (label, onclick, kind = 'plain') =>
    heed.make('button', { type: 'button', class: `button ${kind}`, onclick }, label);
})(window.heed);
