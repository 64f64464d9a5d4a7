import { Component, type ReactNode } from 'react';
import { PageErrorOf } from './error/page-error.tsx';

type Props = {
  /** Another value gives the page another chance. */
  resetFor: unknown;
  /** Told of what failed; resolves with whether there is another page to try. */
  replace: (error: unknown) => Promise<boolean>;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; triedFor: unknown };

/** Shows in a page's place that it failed while it was rendered; header and footer stay. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failure: null, triedFor: this.props.resetFor };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetFor }: Props, { triedFor }: State): Partial<State> | null {
    return resetFor === triedFor ? null : { failure: null, triedFor: resetFor };
  }

  override componentDidCatch(error: unknown) {
    void this.props.replace(error).then((isReplaced) => isReplaced && this.setState({ failure: null }));
  }

  override render() {
    const { failure } = this.state;
    return failure ? <PageErrorOf error={failure.error} /> : this.props.children;
  }
}
