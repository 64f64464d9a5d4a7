import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readBuildSources } from './build-sources.ts';
import { apps, root } from './project.ts';

/** The files and what they import, in a temporary folder. */
function readIn(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-sources-'));
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const files = [...readBuildSources(folder, ['shell', 'mf-one']).keys()];
  rmSync(folder, { recursive: true });
  return files.sort();
}

test('counts the apps, the build and the packages that their code reaches', () => {
  const counted = {
    'mf-one/package.json': '{ "devDependencies": { "@vitryna/store-api": "workspace:*" } }',
    'mf-one/rspack.config.ts': "import '@vitryna/build';",
    'mf-one/src/page.tsx': "import { Button } from '@vitryna/ui/button.tsx';",
    'packages/build/package.json': '{}',
    'packages/build/src/index.ts': '',
    'packages/contracts/package.json': '{}',
    'packages/contracts/src/api.ts': '',
    'packages/ui/package.json': '{}',
    'packages/ui/src/button.css': '',
    'packages/ui/src/button.tsx': "import type { Api } from '@vitryna/contracts/api';",
    'shell/public/icon.svg': '',
    'shell/src/main.tsx': '',
  };
  const besides = {
    'mf-one/dist/release.json': '{}',
    'mf-one/gallery/gallery.tsx': "import '@vitryna/testing';",
    'mf-one/src/page.test.tsx': "import '@vitryna/testing';",
    'mf-one/src/testing/sample-api.ts': "import '@vitryna/store-api/testing';",
    'packages/cli/src/start.ts': "import '@vitryna/release';",
    'packages/e2e/src/cart.spec.ts': "import '@vitryna/contracts/api';",
    'packages/release/src/index.ts': '',
    'packages/store-api/src/index.ts': '',
    'packages/testing/src/index.ts': '',
    'packages/ui/README.md': '',
    'packages/ui/gallery/gallery.tsx': '',
    'shell/server/server.ts': "import '@vitryna/release';",
  };
  expect(readIn({ ...counted, ...besides })).toEqual(Object.keys(counted).sort());
});

test('nothing of servers, commands, journeys and benches is a source of the apps, and what they show is', () => {
  const packages = [...readBuildSources(root, apps).keys()].flatMap(
    (file) => file.match(/^packages\/([^/]+)/)?.[1] ?? [],
  );
  expect(packages).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:bench|cli|e2e|media|release|store-api|testing)$/)]),
  );
  expect(packages).toEqual(expect.arrayContaining(['build', 'contracts', 'phone', 'product-view', 'ui']));
});
