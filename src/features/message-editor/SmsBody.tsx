import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Bold, Italic, Link, Underline } from 'lucide-react';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { LinkPopover, linkOptions, textAttributes, type Tool, Toolbar } from '~/features/text-editor/public.ts';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

const none = {
  blockquote: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
} as const;
const extensions = [
  textAttributes(['paragraph']),
  StarterKit.configure({
    ...none,
    orderedList: false,
    listItem: false,
    listKeymap: false,
    strike: false,
    link: linkOptions,
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
  const tools: Tool[] = [
    {
      label: t('exercise.builder.bold'),
      icon: <Bold size={16} aria-hidden />,
      isOn: state.isBold,
      run: () => editor.chain().toggleBold().run(),
    },
    {
      label: t('exercise.builder.italic'),
      icon: <Italic size={16} aria-hidden />,
      isOn: state.isItalic,
      run: () => editor.chain().toggleItalic().run(),
    },
    {
      label: t('exercise.builder.underline'),
      icon: <Underline size={16} aria-hidden />,
      isOn: state.isUnderlined,
      run: () => editor.chain().toggleUnderline().run(),
    },
    {
      label: t('exercise.builder.link'),
      icon: <Link size={16} aria-hidden />,
      isOn: state.isLink,
      isDisabled: !state.canLink,
      hint: t('exercise.editor.sms.selectFirst'),
      run: setAnchor,
    },
  ];
  return (
    <section className={css.card}>
      <Toolbar label={t('exercise.editor.sms.tools')} tools={tools}>
        {!state.canLink && <span className={formCss.help}>{t('exercise.editor.sms.selectFirst')}</span>}
      </Toolbar>
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
