import type { Locale } from '@vitryna/contracts/constants';
import { Component, type ReactNode } from 'react';

type Props = { locale: Locale; children: ReactNode };

const texts = {
  uk: { title: 'Щось пішло не так', retry: 'Спробувати ще раз', home: 'На головну', homePath: '/' },
  ru: { title: 'Что-то пошло не так', retry: 'Попробовать ещё раз', home: 'На главную', homePath: '/ru' },
};

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
    const { title, retry, home, homePath } = texts[this.props.locale];
    return (
      <main id="main" className="container" role="alert">
        <h1>{title}</h1>
        <p>
          <a href={location.pathname + location.search} data-document="">
            {retry}
          </a>
        </p>
        <p>
          <a href={homePath} data-document="">
            {home}
          </a>
        </p>
      </main>
    );
  }
}
