import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDelete } from 'react-admin';
import { messageLimits } from '#contract/messageTemplates/limits';
import type { TemplateCard } from '#contract/exercise/templates';
import { useToast } from '~/components/feedback/useToast.ts';
import type { RowAction } from '~/components/list/column.ts';
import { ConfirmDialog } from '~/components/overlay/ConfirmDialog.tsx';
import { useMinWidth } from '~/components/page/useMinWidth.ts';
import { useRefreshAll } from '~/dataProvider/index.ts';
import { useBoostAction } from '~/features/plan/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { TemplateEditor, TemplatePreview } from '~/resources/exercise-templates/public.ts';
import { useCan } from '~/session/useSession.ts';

type Opened = { what: 'preview' | 'copy' | 'edit' | 'delete'; template: TemplateCard } | { what: 'new' };
const icon = { size: 16, 'aria-hidden': true } as const;

interface TemplateActions {
  actionsOf: (template: TemplateCard) => RowAction[];
  /** Makes a template; undefined where the person or the window is not fit for it. */
  create: (() => void) | undefined;
  dialogs: ReactNode;
}

interface Changes {
  onDeleted: (id: string) => void;
  onMade?: (id: string) => void;
}

/**
 * What can be done with a template on its card. Each can be copied; only those of the company can be changed, and only while no campaign
 * uses them.
 */
export function useTemplateActions({ onDeleted, onMade }: Changes): TemplateActions {
  const { t } = useTranslation();
  const refresh = useRefreshAll();
  const [opened, setOpened] = useState<Opened>();
  const mayWrite = useCan('exerciseTemplates:write');
  const maySave = useCan('exerciseTemplates:save');
  const boost = useBoostAction();
  const isRoomy = useMinWidth(messageLimits.editorMinWidth);
  const close = () => setOpened(undefined);
  const changes = (template: TemplateCard): RowAction[] => {
    if (template.type !== 'CUSTOM' || !mayWrite) return [];
    const reason = template.isEditable ? undefined : t('errors.template_in_use');
    const edit: RowAction = {
      key: 'edit',
      label: t('exercise.wizard.menu.edit'),
      icon: <Pencil {...icon} />,
      reason,
      run: () => boost.act(() => setOpened({ what: 'edit', template }), maySave),
    };
    const remove: RowAction = {
      key: 'delete',
      label: t('exercise.wizard.menu.delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      reason,
      run: () => setOpened({ what: 'delete', template }),
    };
    return isRoomy ? [edit, remove] : [remove];
  };
  const saved = () => {
    close();
    refresh();
  };
  const made = (id: string) => {
    saved();
    onMade?.(id);
  };
  const copies = (template: TemplateCard): RowAction[] =>
    mayWrite && isRoomy
      ? [
          {
            key: 'copy',
            label: t('exercise.wizard.menu.copy'),
            icon: <Copy {...icon} />,
            run: () => boost.act(() => setOpened({ what: 'copy', template }), maySave),
          },
        ]
      : [];
  return {
    actionsOf: (template) => [
      {
        key: 'preview',
        label: t('exercise.wizard.menu.preview'),
        icon: <Eye {...icon} />,
        run: () => setOpened({ what: 'preview', template }),
      },
      ...copies(template),
      ...changes(template),
    ],
    create: mayWrite && isRoomy ? () => boost.act(() => setOpened({ what: 'new' }), maySave) : undefined,
    dialogs: (
      <>
        {boost.dialog}
        {opened?.what === 'preview' && <TemplatePreview templateId={opened.template.id} onClose={close} />}
        {opened?.what === 'new' && <TemplateEditor templateId={null} onClose={close} onSaved={made} />}
        {opened?.what === 'copy' && <TemplateEditor templateId={null} copyOf={opened.template.id} onClose={close} onSaved={made} />}
        {opened?.what === 'edit' && <TemplateEditor templateId={opened.template.id} onClose={close} onSaved={saved} />}
        {opened?.what === 'delete' && <DeleteTemplate template={opened.template} onDeleted={onDeleted} onClose={close} />}
      </>
    ),
  };
}

interface DeleteTemplateProps {
  template: TemplateCard;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

function DeleteTemplate({ template, onDeleted, onClose }: DeleteTemplateProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const refresh = useRefreshAll();
  const [remove] = useDelete<TemplateCard>();
  const confirm = async () => {
    await remove('exercise-templates', { id: template.id, previousData: template }, { returnPromise: true });
    onDeleted(template.id);
    refresh();
    toast.success(t('exercise.wizard.deleted'));
  };
  return (
    <ConfirmDialog
      open
      title={t('exercise.wizard.deleteTitle')}
      confirmLabel={t('exercise.wizard.menu.delete')}
      tone="danger"
      onConfirm={confirm}
      onClose={onClose}
    >
      <strong>
        <bdi>{template.name}</bdi>
      </strong>
      <div>{t('exercise.wizard.deleteText')}</div>
    </ConfirmDialog>
  );
}
