import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  Link,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Minus,
  Redo2,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Tool } from '~/features/text-editor/public.ts';

const headings = [
  [2, Heading2],
  [3, Heading3],
  [4, Heading4],
] as const;

/** The state of the tools, which the selection decides. */
const stateOf = (editor: Editor) => {
  // React may read it once more when the editor has left the page.
  if (editor.isDestroyed) return null;
  const can = editor.can();
  return {
    canUndo: can.undo(),
    canRedo: can.redo(),
    level: headings.find(([level]) => editor.isActive('heading', { level }))?.[0],
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isUnderlined: editor.isActive('underline'),
    isBulleted: editor.isActive('bulletList'),
    isNumbered: editor.isActive('orderedList'),
    canSink: can.sinkListItem('listItem'),
    canLift: can.liftListItem('listItem'),
    isQuote: editor.isActive('blockquote'),
    isLink: editor.isActive('link'),
    canLink: !editor.state.selection.empty || editor.isActive('link'),
  };
};

/** The tools of the editor; `askLink` opens the question for an address beside the button. */
export function useTools(editor: Editor, askLink: (button: HTMLElement) => void): Tool[] {
  const { t } = useTranslation();
  const state = useEditorState({ editor, selector: ({ editor: present }) => stateOf(present) });
  if (!state) return [];
  const change = () => editor.chain();
  const icon = { size: 16, 'aria-hidden': true } as const;
  return [
    { label: t('exercise.builder.undo'), icon: <Undo2 {...icon} />, isDisabled: !state.canUndo, run: () => change().undo().run() },
    { label: t('exercise.builder.redo'), icon: <Redo2 {...icon} />, isDisabled: !state.canRedo, run: () => change().redo().run() },
    ...headings.map(([level, Icon], at) => ({
      label: t('policies.editor.heading', { level: at + 1 }),
      icon: <Icon {...icon} />,
      isOn: state.level === level,
      beginsGroup: at === 0,
      run: () => change().toggleHeading({ level }).run(),
    })),
    {
      label: t('exercise.builder.bold'),
      icon: <Bold {...icon} />,
      isOn: state.isBold,
      beginsGroup: true,
      run: () => change().toggleBold().run(),
    },
    {
      label: t('exercise.builder.italic'),
      icon: <Italic {...icon} />,
      isOn: state.isItalic,
      run: () => change().toggleItalic().run(),
    },
    {
      label: t('exercise.builder.underline'),
      icon: <Underline {...icon} />,
      isOn: state.isUnderlined,
      run: () => change().toggleUnderline().run(),
    },
    {
      label: t('policies.editor.bullets'),
      icon: <List {...icon} />,
      isOn: state.isBulleted,
      beginsGroup: true,
      run: () => change().toggleBulletList().run(),
    },
    {
      label: t('policies.editor.numbers'),
      icon: <ListOrdered {...icon} />,
      isOn: state.isNumbered,
      run: () => change().toggleOrderedList().run(),
    },
    {
      label: t('policies.editor.outdent'),
      icon: <ListIndentDecrease {...icon} />,
      isDisabled: !state.canLift,
      run: () => change().liftListItem('listItem').run(),
    },
    {
      label: t('policies.editor.indent'),
      icon: <ListIndentIncrease {...icon} />,
      isDisabled: !state.canSink,
      run: () => change().sinkListItem('listItem').run(),
    },
    {
      label: t('policies.editor.quote'),
      icon: <TextQuote {...icon} />,
      isOn: state.isQuote,
      run: () => change().toggleBlockquote().run(),
    },
    {
      label: t('exercise.builder.link'),
      icon: <Link {...icon} />,
      isOn: state.isLink,
      isDisabled: !state.canLink,
      hint: t('exercise.editor.sms.selectFirst'),
      beginsGroup: true,
      run: askLink,
    },
    { label: t('policies.editor.rule'), icon: <Minus {...icon} />, run: () => change().setHorizontalRule().run() },
  ];
}
