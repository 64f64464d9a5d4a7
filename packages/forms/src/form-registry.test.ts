import { expect, test } from '@jest/globals';
import { createFormRegistry } from './index.ts';

function form(isValid: boolean, top: number) {
  const element = { getBoundingClientRect: () => ({ top }) } as Element;
  const seen = { validations: 0, element };
  return {
    seen,
    registered: {
      element: () => element,
      validate: async () => {
        seen.validations++;
        return isValid;
      },
    },
  };
}
function setUp() {
  const scrolled: Element[] = [];
  return { scrolled, registry: createFormRegistry({ scrollTo: (element) => scrolled.push(element) }) };
}

test('lets a submit through only when every form is valid [§4.31]', async () => {
  const { registry, scrolled } = setUp();
  registry.add('contacts', form(true, 0).registered);
  registry.add('delivery', form(true, 100).registered);
  expect(await registry.validate()).toBe(true);
  expect(scrolled).toEqual([]);
});

test('validates all forms and scrolls to the topmost one with an error [§4.32]', async () => {
  const { registry, scrolled } = setUp();
  const forms = [form(false, 300), form(true, 0), form(false, 200)];
  forms.forEach(({ registered }, index) => void registry.add(String(index), registered));
  expect(await registry.validate()).toBe(false);
  expect(forms.map(({ seen }) => seen.validations)).toEqual([1, 1, 1]);
  expect(scrolled).toEqual([forms[2]?.seen.element]);
});

test('a form with the same id replaces the earlier one, whose leaving changes nothing [§4.30]', async () => {
  const { registry } = setUp();
  const leave = registry.add('contacts', form(true, 0).registered);
  registry.add('contacts', form(false, 0).registered);
  leave();
  expect(await registry.validate()).toBe(false);
});

test('a form that is not on the page stops the submit without a scroll', async () => {
  const { registry, scrolled } = setUp();
  const leave = registry.add('hidden', { validate: async () => false, element: () => null });
  expect(await registry.validate()).toBe(false);
  expect(scrolled).toEqual([]);
  leave();
  expect(await registry.validate()).toBe(true);
});

test('brings the form to the top of the window, and needs none that is not shown', async () => {
  const registry = createFormRegistry();
  const asked: unknown[] = [];
  const element = { getBoundingClientRect: () => ({ top: 5 }), scrollIntoView: (how: unknown) => asked.push(how) };
  registry.add('hidden', { element: () => null, validate: async () => false });
  expect(await registry.validate()).toBe(false);
  registry.add('shown', { element: () => element as unknown as Element, validate: async () => false });
  expect(await registry.validate()).toBe(false);
  expect(asked).toEqual([{ block: 'start' }]);
});
