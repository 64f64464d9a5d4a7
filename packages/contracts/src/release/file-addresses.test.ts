import { expect, test } from '@jest/globals';
import { isGatewayPath } from './addresses.ts';
import {
  assetPath,
  fileFolders,
  integrityTablePath,
  isPicture,
  isVersionedFile,
  latestBuildPath,
  releaseFolder,
} from './file-addresses.ts';

const release = { name: 'mf-catalog', version: '1.0.0-a' };

test('a file of a release is served without the folder that it is built into', () => {
  expect(assetPath(release, 'client/fonts/a.woff2')).toBe('/assets/mf-catalog/1.0.0-a/fonts/a.woff2');
  expect(releaseFolder(release)).toBe(assetPath(release, ''));
});

test('every folder of files is left to the gateway', () => {
  const all = [...Object.values(fileFolders), latestBuildPath, integrityTablePath('0123456789abcdef')];
  expect(all.filter((path) => !isGatewayPath(path))).toEqual([]);
});

test.each([
  [assetPath(release, 'client/a.js'), true, false],
  ['/assets/texts/uk-0123456789abcdef.json', true, false],
  [integrityTablePath('0123456789abcdef'), true, false],
  [latestBuildPath, false, false],
  ['/media/0123456789abcdef/m.webp', false, true],
  ['/ua/assets/', false, false],
])('%s never changes: %p, is a picture: %p', (path, isFixed, isDrawn) => {
  expect([isVersionedFile(path), isPicture(path)]).toEqual([isFixed, isDrawn]);
});
