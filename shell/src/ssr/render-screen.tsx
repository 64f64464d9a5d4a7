import type { Locale } from '@vitryna/contracts/constants';
import type { ChosenTheme, LocaleTexts, RendererInput, RenderResult } from '@vitryna/contracts/remote';
import { createI18n } from '@vitryna/i18n';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { headTags } from '../document/head-tags.ts';
import { Providers } from '../tab/providers.tsx';
import { createStyleReader, type HashedStyle, readShellStyles, shellScripts } from './composition-assets.ts';
import { renderDocument } from './document.ts';
import { readFont } from './font-face.ts';
import { writeOpening } from './opening.ts';
import { createServerStores, silentEventBus } from './server-stores.ts';

type Screen = {
  locale: Locale;
  renderer: RendererInput;
  texts: LocaleTexts;
  /** English key of the title. */
  title: string;
  status: number;
  route: string;
  /** Left out: as the system has it. */
  theme?: ChosenTheme | null;
  styles?: HashedStyle[];
  body: ReactNode;
};

/** A whole page without router and frame, that is not indexed and needs no upstream: the store is closed, or out of reach. */
export function renderScreen(screen: Screen): RenderResult {
  const { locale, renderer, texts } = screen;
  const i18n = createI18n({ locale, texts: texts.texts });
  const readStyle = createStyleReader(renderer);
  const font = readFont(renderer);
  const { headerStyles, shellStyles } = readShellStyles(renderer, readStyle);
  const styles = [...shellStyles, ...(screen.styles ?? [])];
  const body = renderToString(
    <Providers i18n={i18n} stores={createServerStores(locale)} eventBus={silentEventBus}>
      {screen.body}
    </Providers>,
  );
  const opening = { locale, composition: renderer.compositionId, font, brand: renderer.brand };
  const html = renderDocument({
    locale,
    opening: writeOpening(opening, { theme: screen.theme ?? null, hasFont: true, looks: [] }),
    head: headTags({
      head: { title: i18n.t(screen.title), isNoindex: true, hasNoTwin: true },
      locale,
      publicUrl: renderer.publicUrl,
      pathname: '/',
      search: '',
      query: [],
      brand: i18n.t('Trademark'),
    }),
    headerStyles,
    styles,
    scripts: shellScripts(renderer.shell),
    modules: [],
    preloadPicture: undefined,
    body: Buffer.from(body),
    state: null,
  });
  return {
    status: screen.status,
    html,
    cache: 'private',
    styleHashes: [...(font ? [font.whole] : []), ...headerStyles, ...styles].map(({ hash }) => hash),
    route: screen.route,
    lostRemotes: [],
  };
}
