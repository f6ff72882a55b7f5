import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { findLanguage } from '#locales/languages.ts';
import { formatNumber } from '~/components/data/format.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LinkPopover, Toolbar } from '~/features/text-editor/public.ts';
import { policyExtensions } from './extensions.ts';
import { pastedHtml } from './pastedHtml.ts';
import { useTools } from './useTools.tsx';
import { countWords } from './words.ts';
import css from './policyDocument.module.css';

interface PolicyEditorProps {
  /** The text at first; another one needs another editor (`key`). */
  start: string;
  /** The language of the text. */
  language: string;
  label: string;
  onChange: (html: string) => void;
}

const wordsOf = (editor: Editor) => editor.getText({ blockSeparator: '\n' });

/** Writes the text of a policy. */
export function PolicyEditor({ start, language, label, onChange }: PolicyEditorProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('');
  const spoken = findLanguage(language);
  const editor = useEditor({
    extensions: policyExtensions({ isReading: false }),
    content: start,
    // A style sheet that a script writes has no place in the policy of the panel.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${css.text} ${css.writing}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(spoken && { lang: spoken.folder, dir: spoken.dir }),
      },
      // The tab key leaves the text, in lists too: without a mouse there is no other way out.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      transformPastedHTML: pastedHtml,
    },
    onCreate: ({ editor: made }) => setText(wordsOf(made)),
    onUpdate: ({ editor: changed }) => {
      setText(wordsOf(changed));
      onChange(changed.getHTML());
    },
  });
  const tools = useTools(editor, setAnchor);
  const shown = useDeferredValue(text);
  const words = useMemo(() => countWords(shown, language), [shown, language]);
  return (
    <div className={css.editor}>
      <div className={css.tools}>
        <Toolbar label={t('exercise.editor.sms.tools')} tools={tools} />
      </div>
      <EditorContent editor={editor} />
      <p className={css.words}>{t('policies.editor.words', { number: formatNumber(words) })}</p>
      {anchor && (
        <LinkPopover
          anchor={anchor}
          present={(editor.getAttributes('link')['href'] as string | undefined) ?? ''}
          onSet={(href) => editor.chain().extendMarkRange('link').setLink({ href }).run()}
          onRemove={() => editor.chain().extendMarkRange('link').unsetLink().run()}
          onClose={() => setAnchor(null)}
        />
      )}
    </div>
  );
}
