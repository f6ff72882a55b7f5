import { useOverlayParam } from '../overlay/useOverlayParam.ts';
import { isDialogView } from './dialogView.ts';
import { useDefinition } from './definition.ts';
import { useMay } from './useMay.ts';

/** The value of `modal` in an address of the definition: `edit` of `/offices?modal=edit&id=…`. */
const modalIn = (address = '') => new URLSearchParams(address.split('?')[1]).get('modal') ?? '';

/** The dialogs of the surrounding resource, as far as it has them and the person may use them. */
export function useResourceDialogs() {
  const { views, addresses } = useDefinition();
  const mayCreate = useMay('create');
  const mayEdit = useMay('edit');
  const create = mayCreate && isDialogView(views?.create) ? views.create : undefined;
  const edit = mayEdit && isDialogView(views?.edit) ? views.edit : undefined;
  const modals = { create: modalIn(addresses?.create), edit: modalIn(addresses?.edit?.('')) };
  const { value, open, close } = useOverlayParam('modal', Object.values(modals), ['id']);
  return {
    create,
    edit,
    /** The one that the URL names. */
    shown: value === modals.create ? ('create' as const) : value === modals.edit ? ('edit' as const) : undefined,
    close,
    openCreate: create && (() => open(modals.create)),
    openEdit: edit && ((id: string) => open(modals.edit, { id })),
  };
}
