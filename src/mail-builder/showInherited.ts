import type { Editor } from 'grapesjs';

/** How a text looks, and how the fields of the panel say it. */
const shown: Record<string, (style: CSSStyleDeclaration) => string> = {
  'font-family': ({ fontFamily }) => fontFamily.replaceAll('"', ''),
  'font-size': ({ fontSize }) => String(Number.parseFloat(fontSize)),
  color: ({ color }) => color,
  'font-weight': ({ fontWeight }) => (Number(fontWeight) < 600 ? '400' : '700'),
  'text-align': ({ textAlign, direction }) => {
    const side = textAlign.replace('-webkit-', '').replace('auto', 'start');
    if (side === 'start' || side === 'justify') return direction === 'rtl' ? 'right' : 'left';
    return side === 'end' ? (direction === 'rtl' ? 'left' : 'right') : side;
  },
  'line-height': ({ lineHeight, fontSize }) => {
    const lines = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    return Number.isNaN(lines) ? '' : String(Math.round(lines * 100) / 100);
  },
};

/** The part that shows a property; its package has no type of it. */
interface PropertyView {
  el: HTMLElement;
  onValueChange: () => void;
}

/**
 * Most parts get their font and alignment from what is around them. The panel of styles shows those, where the builder would show the
 * first one of its list. Nothing of it is written into the message.
 */
export function showInherited(editor: Editor): void {
  const show = () => {
    const element = editor.getSelected()?.view?.el;
    const style = element?.ownerDocument.defaultView?.getComputedStyle(element);
    if (!style) return;
    for (const [name, valueOf] of Object.entries(shown)) {
      const property = editor.StyleManager.getProperty('typography', name);
      const view = (property as { view?: PropertyView } | undefined)?.view;
      if (!property || !view) continue;
      if (property.getType() === 'select') {
        property.up({ default: valueOf(style) });
        view.onValueChange();
      } else view.el.querySelector('input')?.setAttribute('placeholder', valueOf(style));
    }
  };
  // After the part has taken its new style.
  editor.on('style:target component:styleUpdate command:run:open-sm', () => setTimeout(show, 30));
}
