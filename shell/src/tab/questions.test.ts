import { expect, test } from '@jest/globals';
import { createQuestions } from './questions.ts';

test('asks one question after the other', async () => {
  const { begin, turn, whenNone } = createQuestions();
  const asked: string[] = [];
  const ask = async (name: string) => {
    const end = await turn();
    asked.push(name);
    return end;
  };
  const end = begin();
  const [language, rating] = [ask('language'), ask('rating')];
  const none = whenNone().then(() => asked.push('nothing more'));
  await Promise.resolve();
  expect(asked).toEqual([]);
  end();
  (await language)();
  expect(asked).toEqual(['language']);
  (await rating)();
  await none;
  expect(asked).toEqual(['language', 'rating', 'nothing more']);
});

test('counts the end of a question once', async () => {
  const { begin, whenNone } = createQuestions();
  const end = begin();
  begin();
  end();
  end();
  let isFree = false;
  void whenNone().then(() => {
    isFree = true;
  });
  await Promise.resolve();
  expect(isFree).toBe(false);
});
