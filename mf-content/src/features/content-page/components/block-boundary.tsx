import { Component, type ReactNode } from 'react';

type State = { isFailed: boolean };

/** A block that fails in the browser is left out, and the rest of the page stays. On the server its schema has read it before. */
export class BlockBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isFailed: false };

  static getDerivedStateFromError(): State {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
