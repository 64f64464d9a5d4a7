import { configSchema } from '@vitryna/contracts/api';
import type { ShellServerModule } from '@vitryna/contracts/remote';
import { StaticRouter } from 'react-router';
import { Maintenance } from '../frame/maintenance.tsx';
import { createStyleReader } from './composition-assets.ts';
import { renderScreen } from './render-screen.tsx';

/** Styles of the screen: a chunk of its own (`frame.tsx`), because no other page needs them. */
const ownStyles = /^client\/closed-store\.[^/]*css$/;

/** The maintenance screen as a whole page: no upstream, no remote, no script (reading 12). */
export const renderMaintenance: ShellServerModule['renderMaintenance'] = ({
  locale,
  url,
  renderer,
  texts,
  maintenance,
  config,
  theme,
}) => {
  const known = configSchema.safeParse(config).data;
  const readStyle = createStyleReader(renderer);
  return renderScreen({
    locale,
    renderer,
    texts,
    title: 'The site is temporarily unavailable',
    status: 503,
    route: 'maintenance',
    theme,
    styles: Object.keys(renderer.shell.files)
      .filter((file) => ownStyles.test(file))
      .map((file) => readStyle(renderer.shell, file)),
    body: (
      <StaticRouter location={url}>
        <Maintenance
          message={maintenance.message}
          phone={known?.phone ?? ''}
          socials={known?.socials ?? null}
          names={known?.socialNames ?? null}
        />
      </StaticRouter>
    ),
  });
};
