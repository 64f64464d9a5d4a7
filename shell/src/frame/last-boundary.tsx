import type { Locale } from '@vitryna/contracts/constants';
import { href } from '@vitryna/routing';
import { Component, type ReactNode } from 'react';
import { lastWords } from '../locales/last-words.ts';

type Props = { locale: Locale; children: ReactNode };

/**
 * Around everything, for what no other boundary caught: a page with two ways on instead of a white one. It needs nothing that
 * may be broken, neither texts nor router nor stores.
 */
export class LastBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { locale } = this.props;
    const { title, retry, home } = lastWords[locale];
    return (
      <main id="main" className="container" role="alert">
        <h1>{title}</h1>
        <p>
          <a href={location.pathname + location.search} data-document="">
            {retry}
          </a>
        </p>
        <p>
          <a href={href(locale, '/')} data-document="">
            {home}
          </a>
        </p>
      </main>
    );
  }
}
