import type { Page } from '@playwright/test';
import { launch, wholeChromium } from '../support/browser.ts';
import { samples } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { hasFont, hydrated } from '../support/shop.ts';

test.use({ launchOptions: launch(wholeChromium), hasFont: false });

/** The fonts that the browser drew the words of an element with. */
async function fontsOf(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, postScriptName }) => ({ family: familyName, face: postScriptName }));
}

for (const { name, find, status } of samples) {
  test.describe(name, () => {
    if (status === 404) test.use({ allowed: /\b404\b/ });

    test('a first visit begins in a font of the system and goes on in Onest, and nothing moves', async ({
      page,
      language,
      request,
    }) => {
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(await find(language, request));
      await hydrated(page);
      // Bold has a face of its own; one that the browser makes of the regular face would have that one's name.
      const [heading] = await fontsOf(page, 'h1');
      expect(heading?.family).not.toBe('Onest');
      expect(heading?.face).toMatch(/bold/i);
      expect(asked.filter((path) => path.includes('/fonts/'))).toEqual([]);

      await hasFont(page);
      await expect.poll(() => fontsOf(page, 'h1')).toEqual([{ family: 'Onest', face: expect.any(String) }]);
      // A few letters in a row give way sideways; nothing goes up or down.
      const moved = await shifts();
      expect(describeShifts(moved.filter(({ isUpOrDown }) => isUpOrDown))).toEqual([]);
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        describeShifts(moved).join('\n'),
      ).toBeLessThan(0.001);
    });
  });
}

test('the second document has the font from its first paint on', async ({ page, language }) => {
  await page.goto(`${language.prefix}/warranty`);
  await hasFont(page);
  await page.goto(`${language.prefix}/delivery`);
  expect(await page.locator('html').getAttribute('data-fonts')).toBeNull();
  // A busy machine may paint before it has read the font, and a font may not come later here: then it is the next document's.
  await expect(async () => {
    await page.reload();
    expect(await fontsOf(page, 'h1')).toEqual([{ family: 'Onest', face: expect.any(String) }]);
  }).toPass();
});
