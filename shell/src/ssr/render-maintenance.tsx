import { configSchema } from '@vitryna/contracts/api';
import type { ShellServerModule } from '@vitryna/contracts/remote';
import { createI18n } from '@vitryna/i18n';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { headTags } from '../document/head-tags.ts';
import { Maintenance } from '../frame/maintenance.tsx';
import { Providers } from '../frame/providers.tsx';
import { assetLink, createStyleReader } from './composition-assets.ts';
import { renderDocument } from './document.ts';
import { fontFace } from './font-face.ts';
import { createServerStores, silentEventBus } from './server-stores.ts';

/** Styles of the screen: a chunk of its own (`frame.tsx`), because no other page needs them. */
const ownStyles = /^client\/closed-store\.[^/]*css$/;

/** The maintenance screen as a whole page: no upstream, no remote, no script (decision 12). */
export const renderMaintenance: ShellServerModule['renderMaintenance'] = ({
  locale,
  url,
  renderer,
  texts,
  maintenance,
  config,
}) => {
  const i18n = createI18n({ locale, texts: texts.texts });
  const known = configSchema.safeParse(config).data;
  const readStyle = createStyleReader(renderer);
  const font = fontFace(renderer);
  const styles = [
    ...(font ? [font] : []),
    ...(renderer.shell.exposes['.']?.css ?? []).map((file) => readStyle(renderer.shell, file)),
    ...Object.keys(renderer.shell.files)
      .filter((file) => ownStyles.test(file))
      .map((file) => readStyle(renderer.shell, file)),
  ];
  const body = renderToString(
    <Providers i18n={i18n} stores={createServerStores(locale)} eventBus={silentEventBus}>
      <StaticRouter location={url}>
        <Maintenance message={maintenance.message} phone={known?.phone ?? ''} socials={known?.socials ?? null} />
      </StaticRouter>
    </Providers>,
  );
  const title = i18n.t('The site is temporarily unavailable');
  const html = renderDocument({
    locale,
    composition: renderer.compositionId,
    head: headTags({
      head: { title, isNoindex: true, hasNoTwin: true },
      locale,
      publicUrl: renderer.publicUrl,
      pathname: '/',
      search: '',
      brand: i18n.t('Vitryna'),
    }),
    styles,
    script: assetLink(renderer.shell, renderer.shell.entry),
    modules: [],
    preloadPicture: undefined,
    body,
    state: null,
  });
  return {
    status: 503,
    html,
    cache: 'private',
    styleHashes: styles.map(({ hash }) => hash),
    route: 'maintenance',
    lostRemotes: [],
  };
};
