/** Loads the faces that a stylesheet of the build names; its rules are for documents to come, which hold the files. */
export async function loadFaces(stylesheet: string): Promise<FontFace[]> {
  const answer = await preload(stylesheet);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await answer.text());
  const rules = [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? rule.style : []));
  return Promise.all(
    rules.flatMap((rule) => {
      const file = /url\("?([^")]+)/.exec(rule.getPropertyValue('src'))?.[1];
      return file ? loadFace(rule, new URL(file, answer.url)) : [];
    }),
  );
}

async function loadFace(rule: CSSStyleDeclaration, file: URL): Promise<FontFace> {
  const answer = await preload(file);
  const family = rule.getPropertyValue('font-family').replaceAll('"', '');
  const face = new FontFace(family, await answer.arrayBuffer(), {
    weight: rule.getPropertyValue('font-weight'),
    unicodeRange: rule.getPropertyValue('unicode-range'),
  });
  return face.load();
}

async function preload(file: string | URL): Promise<Response> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return answer;
}
