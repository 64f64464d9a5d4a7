import { foldText } from './fold.ts';
import { stemOf } from './word-forms.ts';

/** Words that shoppers use for one thing, in either language or in English. */
const groups = [
  'роутер маршрутизатор router',
  'свіч світч комутатор switch',
  'телефон смартфон мобілка мобільний phone smartphone',
  'безперебійник бесперебойник безперебойник упс дбж ибп ups',
  'повербанк павербанк пауербанк powerbank',
  'ноут лептоп ноутбук laptop notebook',
  'телек телевізор телевизор tv',
  'реєстратор регистратор відеореєстратор видеорегистратор nvr dvr',
  'системник комп’ютер компьютер комп десктоп computer desktop',
  'колонки акустика speakers',
  'мишка миша мышь мышка mouse',
  'клавіатура клавіатури клава keyboard',
  'навушники наушники гарнітура гарнитура headphones headset вуха',
  'монітор монитор дисплей monitor',
  'відеокарта видеокарта відюха видеоадаптер gpu',
  'процесор процессор проц cpu',
  'кулер охолодження охлаждение cooler радіатор',
  'вентилятор fan вертушка',
  'корпус case',
  'накопичувач накопитель диск drive',
  'вінчестер винчестер жорсткий жесткий hdd',
  'твердотільний твердотельный ссд ssd',
  'камера camera',
  'вебка вебкамера webcam',
  'материнська материнка материнская мамка motherboard mainboard',
  'оперативна оперативная оперативка озу ram',
  'бездротовий бездротова беспроводной беспроводная wireless безпровідний',
  'дротовий проводной провідний wired',
  'ігровий игровой геймерський геймерский геймінговий gaming',
  'механічний механическая mechanical',
  'зовнішній внешний external портативний',
  'розумний умный smart',
  'годинник часы watch',
  'планшет tablet',
  'вайфай вай-фай wifi',
  'блютуз bluetooth',
  'мікрофон микрофон microphone',
  'шумозаглушення шумоподавление шумозаглушенням шумодав anc',
  'термопаста паста',
  'привід привод дисковод',
  'вінда віндовс windows',
  'електростанція станція станция',
  'рідинний жидкостный водяний водяное рідинне сво liquid',
  'повітряний воздушный',
  'проектор проєктор projector',
  'лампочка лампа bulb',
  'замок lock',
  'кардридер картридер',
  'вкладиші вакуумні tws',
  'дзвінок звонок',
  '4k uhd 2160p 3840x2160',
  'fhd fullhd 1080p 1920x1080',
  '2k qhd wqhd 1440p 2560x1440',
  'ultrawide ультраширокий 3440x1440 2560x1080',
  'підсвітка підсвічування подсветка',
  'вигнутий зігнутий изогнутый curved',
  'вуличний уличный зовнішній',
  'екран экран дисплей',
  'нвме nvme',
];

/** Colours, the word of models last: «White LED» is no white keyboard. */
const colours = [
  'чорний черный black',
  'білий белый white',
  'червоний красный red',
  'синій синий blue',
  'сірий серый gray grey',
  'рожевий розовый pink',
  'зелений зеленый green',
  'жовтий желтый yellow',
  'фіолетовий фиолетовый purple violet',
  'сріблястий сріблистий серебристый silver',
  'золотистий золотой золотистый gold',
];

const byStem = new Map<string, string[]>();
const spellings = new Map<string, string>();
for (const group of [...groups, ...colours]) {
  const words = new Map(group.split(' ').map((word) => [stemOf(foldText(word).replace(/-/g, '')), word]));
  const stems = [...words.keys()];
  for (const [stem, word] of words) spellings.set(stem, spellings.get(stem) ?? word);
  for (const stem of stems) byStem.set(stem, [...new Set([...(byStem.get(stem) ?? []), ...stems])]);
}

/** Other stems that mean the same as this one. */
export const synonymsOf = (stem: string): readonly string[] =>
  byStem.get(stem)?.filter((other) => other !== stem) ?? [];

/** Words (and their stems) that a catalogue does not have, though it has one that means the same. */
export const knownByMeaning = (has: (stem: string) => boolean): { stem: string; word: string }[] =>
  [...byStem].flatMap(([stem, others]) =>
    !has(stem) && others.some(has) ? [{ stem, word: spellings.get(stem) ?? stem }] : [],
  );

const colourWords = new Set(colours.flatMap((colour) => colour.split(' ')).filter((word) => /^[a-z]/.test(word)));

/** Whether a Latin word names a colour: in a name it may mean anything else. */
export const isColour = (word: string): boolean => colourWords.has(word);

/** What shoppers call by several words and catalogues by others: stems of the query → words to search for. */
const rewrites: [string, string][] = [
  ['бп', 'блок живлення'],
  ['psu', 'блок живлення'],
  ['power supply', 'блок живлення'],
  ['video card', 'відеокарта'],
  ['graphics card', 'відеокарта'],
  ['sound card', 'звукова карта'],
  ['матплата', 'материнська плата'],
  ['відео карта', 'відеокарта'],
  ['видео карта', 'видеокарта'],
  ['павер банк', 'повербанк'],
  ['повер банк', 'повербанк'],
  ['power bank', 'повербанк'],
  ['сетевая плата', 'сетевая карта'],
  ['вай фай', 'wifi'],
  ['озп', 'оперативна'],
];
const stemsOf = (text: string): string[] => foldText(text).split(' ').map(stemOf);
const rewriteRules = rewrites.map(([from, to]): [string[], string[]] => [stemsOf(from), to.split(' ')]);

/** Replaces phrases in the chunks of a query. */
export function rewritePhrases(chunks: readonly string[]): string[] {
  const stems = chunks.map((chunk) => stemOf(foldText(chunk)));
  const result: string[] = [];
  for (let at = 0; at < chunks.length; ) {
    const rule = rewriteRules.find(([from]) => from.every((stem, offset) => stems[at + offset] === stem));
    if (rule) result.push(...rule[1]);
    else result.push(chunks[at] ?? '');
    at += rule ? rule[0].length : 1;
  }
  return result;
}

const foldAll = (words: string): Set<string> => new Set(words.split(' ').map(foldText));

/** Words that say nothing about the product. */
const stopWords = foldAll(
  'в у на з із зі с со для до від от по та и і й або или під под над при про за без the for and with of to a an ' +
    'купити купить куплю ціна цена ціни цены вартість стоимость україна україні украине украина київ київі киев києві ' +
    'замовити заказать інтернет магазин недорого дешево онлайн який яка какой какая шукаю ищу треба нужен нужна хочу ' +
    'найкращий найкраща лучший лучшая топ хороший хороша хорошая хорошую якісний качественный новий нова новый новая ' +
    'доставка доставкою дешевий дешева дешевый дешевая недорогий недорога недорогой недорогая кращий краща дуже очень гарний гарна гарні самий самая',
);

/** Whether a folded word can be left out of a query that has others. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
