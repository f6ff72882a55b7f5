import Button from '@mui/material/Button';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '~/errors/errorReports.ts';
import { i18n } from '~/i18n/i18n.ts';
import { CentredMessage } from '../page/CentredMessage.tsx';

interface Props {
  children: ReactNode;
  /** A change of this key renders the failed screen again. */
  resetKey?: string;
}

/** Replaces a crashed screen with an error message, so that the rest of the panel stays. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    reportError(error, { componentStack });
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <SomethingWrong /> : this.props.children;
  }
}

/** The general error message of a screen. */
export function SomethingWrong() {
  return (
    <CentredMessage
      title={i18n.t('errors.boundary.title')}
      text={i18n.t('errors.boundary.text')}
      action={
        <Button variant="contained" color="primary" onClick={() => location.reload()}>
          {i18n.t('common.reload')}
        </Button>
      }
    />
  );
}
