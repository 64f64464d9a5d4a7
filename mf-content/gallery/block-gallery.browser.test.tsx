/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { collectTexts } from '@vitryna/build/texts';
import { locales } from '@vitryna/contracts/languages';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { BlockGallery } from './block-gallery.tsx';
import { OpenShop } from './open-shop.tsx';

const texts = collectTexts(`${import.meta.dirname}/..`);

/** All of the page is in sight. */
class AllInSight {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    queueMicrotask(() => this.report([entry], this as never));
  }
  disconnect() {}
}

test.each(locales)('shows every form, and leaves out alone what fails: %s', async (locale) => {
  Object.assign(globalThis, { IntersectionObserver: AllInSight });
  const logs = [jest.spyOn(console, 'error'), jest.spyOn(console, 'warn')].map((log) =>
    log.mockImplementation(() => {}),
  );
  const missing: string[] = [];
  const i18n = createI18n({ locale, texts: texts[locale] ?? {}, onMissing: (key) => missing.push(key) });
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <OpenShop locale={locale}>
        <BlockGallery locale={locale} />
      </OpenShop>
    </I18nProvider>,
  );
  await waitFor(() => {
    const forms = [...container.querySelectorAll('[data-example^="form:"]')];
    expect(forms.map((form) => form.querySelector('input') !== null)).toEqual(forms.map(() => true));
  });
  expect(missing).toEqual([]);
  expect(container.querySelectorAll('[data-example="failing"] blockquote')).toHaveLength(2);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  // The failure is said to who looks for it, and nothing else is.
  const said = logs.flatMap(({ mock }) => mock.calls.map(([first]) => String(first)));
  expect(said.filter((line) => !line.includes('an example of a block that fails') && !line.includes('%o'))).toEqual([]);
  for (const log of logs) log.mockRestore();
});
