import { EditorContent, Extension, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Italic, Link, Underline } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LinkPopover } from './LinkPopover.tsx';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import iconButtonCss from '~/components/page/iconButton.module.css';
import css from './editor.module.css';

const none = {
  blockquote: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
} as const;
/** Keeps the direction and language that a paragraph has already. */
const textAttributes = Extension.create({
  name: 'textAttributes',
  addGlobalAttributes: () => [{ types: ['paragraph'], attributes: { dir: { default: null }, lang: { default: null } } }],
});
const extensions = [
  textAttributes,
  StarterKit.configure({
    ...none,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    strike: false,
    link: { openOnClick: false, autolink: false, linkOnPaste: false, HTMLAttributes: { target: null, rel: null } },
  }),
];

/** The second step of an SMS: its text, with links over a selection. */
export function SmsBody() {
  const { t } = useTranslation();
  const { field, fieldState } = useController<MessageForm, 'html'>({ name: 'html' });
  const errorText = useErrorText()(fieldState.error?.message);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const editor = useEditor({
    extensions,
    content: field.value,
    // A style sheet that a script writes has no place in the policy of the panel.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: css.message ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('exercise.editor.steps.message'),
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: changed }) => field.onChange(changed.getHTML()),
  });
  const state = useEditorState({
    editor,
    selector: ({ editor: present }) => ({
      isBold: present.isActive('bold'),
      isItalic: present.isActive('italic'),
      isUnderlined: present.isActive('underline'),
      isLink: present.isActive('link'),
      canLink: !present.state.selection.empty || present.isActive('link'),
    }),
  });
  const tools = [
    {
      label: t('exercise.builder.bold'),
      icon: <Bold size={16} aria-hidden />,
      isOn: state.isBold,
      run: () => editor.chain().focus().toggleBold().run(),
    },
    {
      label: t('exercise.builder.italic'),
      icon: <Italic size={16} aria-hidden />,
      isOn: state.isItalic,
      run: () => editor.chain().focus().toggleItalic().run(),
    },
    {
      label: t('exercise.builder.underline'),
      icon: <Underline size={16} aria-hidden />,
      isOn: state.isUnderlined,
      run: () => editor.chain().focus().toggleUnderline().run(),
    },
  ];
  return (
    <section className={css.card}>
      <div className={css.tools} role="toolbar" aria-label={t('exercise.editor.sms.tools')}>
        {tools.map(({ label, icon, isOn, run }) => (
          <button
            key={label}
            type="button"
            className={iconButtonCss.button}
            aria-label={label}
            title={label}
            aria-pressed={isOn}
            onClick={run}
          >
            {icon}
          </button>
        ))}
        <span title={state.canLink ? t('exercise.builder.link') : t('exercise.editor.sms.selectFirst')}>
          <button
            type="button"
            className={iconButtonCss.button}
            aria-label={t('exercise.builder.link')}
            aria-pressed={state.isLink}
            disabled={!state.canLink}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Link size={16} aria-hidden />
          </button>
        </span>
        {!state.canLink && <span className={formCss.help}>{t('exercise.editor.sms.selectFirst')}</span>}
      </div>
      <EditorContent editor={editor} />
      <div className={formCss.error} role="alert">
        {errorText}
      </div>
      {anchor && (
        <LinkPopover
          anchor={anchor}
          present={(editor.getAttributes('link')['href'] as string | undefined) ?? ''}
          onSet={(href) => editor.chain().focus().extendMarkRange('link').setLink({ href }).run()}
          onRemove={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
          onClose={() => setAnchor(null)}
        />
      )}
    </section>
  );
}
