import { EditorContent, useEditor } from '@tiptap/react';
import { findLanguage } from '#locales/languages.ts';
import { policyExtensions } from './extensions.ts';
import css from './policyDocument.module.css';

interface PolicyTextProps {
  html: string;
  /** The language of the text. */
  language: string;
  /** Its name for screen readers. */
  label: string;
}

/** The text of a policy to be read: only what the schema knows of it is shown, whatever the HTML says. */
export function PolicyText({ html, language, label }: PolicyTextProps) {
  const spoken = findLanguage(language);
  const editor = useEditor(
    {
      extensions: policyExtensions({ isReading: true }),
      content: html,
      editable: false,
      // A style sheet that a script writes has no place in the policy of the panel.
      injectCSS: false,
      editorProps: {
        attributes: {
          class: css.text ?? '',
          role: 'document',
          'aria-label': label,
          ...(spoken && { lang: spoken.folder, dir: spoken.dir }),
        },
      },
    },
    [html, language],
  );
  return <EditorContent editor={editor} />;
}
