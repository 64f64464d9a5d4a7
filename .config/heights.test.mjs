import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

/**
 * Heights that are a part of what is around, and what gives that a height of its own. A part of a height that follows its contents has
 * no answer: Chromium takes it for the contents' own, WebKit for 0, and a dialog that asked for it was not to be seen in Safari.
 */
const definite = {
  'sign.module.css .bar i': 'the bar is 4 px high',
  'hero.module.css .row': 'a cell of a grid, which stretches it',
  'installation.module.css .places a': 'a cell of a grid, which stretches it',
  'category-tiles.module.css .tile': 'a cell of a grid, which stretches it',
  'gallery-modal.module.css .viewer': 'the body of a dialog that fills the screen',
  'gallery-modal.module.css .stage': 'the viewer',
  'gallery-modal.module.css .picture': 'a row of the stage',
  'gallery-modal.module.css .picture img, .turn img': 'a row of the stage',
  'review-card.module.css .picture img': 'a square',
  'product-picture.module.css .picture': 'a frame with a ratio of its sides',
  'ad-popup.module.css .overlay': 'a row of the slide, which has a height',
  'ad-popup.module.css .bar': 'the progress is 4 px high',
  'help-panel.module.css .panel:modal': 'the window',
};

/** Rules that ask for a part of the height around them, but for those that are laid out by the edges of a box. */
function partsIn(css) {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{([^{}]*)\}/g);
  return [...rules].flatMap(([, selector, body]) => {
    const asks = /(?<![-\w])(?:max-|min-)?(?:height|block-size):\s*(?:[\d.]+%|inherit)/.test(body);
    const isPlaced = /position:\s*(?:absolute|fixed)/.test(body);
    return asks && !isPlaced ? [selector.trim().replaceAll(/\s+/g, ' ')] : [];
  });
}

test('a height is a part of one that is known', () => {
  const sheets = globSync(['shell/src/**/*.css', 'mf-*/src/**/*.css', 'packages/*/src/**/*.css'], { cwd: root });
  const asked = sheets.flatMap((path) =>
    partsIn(readFileSync(join(root, path), 'utf8')).map((selector) => `${path.split('/').at(-1)} ${selector}`),
  );
  expect(asked.toSorted()).toEqual(Object.keys(definite).toSorted());
});

test('tells a part of a height from what is placed by its edges', () => {
  expect(partsIn('.frame { height: 100%; }')).toEqual(['.frame']);
  expect(partsIn('@media (width < 1px) { .frame { max-height: inherit; } }')).toEqual(['.frame']);
  expect(partsIn('.cover { position: absolute; height: 100%; } .line { line-height: 100%; }')).toEqual([]);
});
