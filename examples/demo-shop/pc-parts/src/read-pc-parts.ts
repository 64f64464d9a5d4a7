import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceReport } from '@vitryna/contracts/assortment';
import type {
  CatalogueImport,
  ImportCategory,
  ImportProduct,
  ImportSpecification,
} from '@vitryna/contracts/catalogue-import';
import { CATEGORIES, type Category, type Row } from './categories/index.ts';
import { type Context, problemOf, readRow } from './read-row.ts';
import { emptyReport } from './report.ts';
import { t } from './text/l10n.ts';

const DEPARTMENT = '20000';
const codeOf = (index: number): string => String(20_010 + index * 10);
const MAKER: ImportSpecification = {
  slug: 'vyrobnyk',
  name: t('Виробник', 'Производитель'),
  unit: null,
  hint: null,
  view: 'checkbox',
  isPromoted: true,
  isInteractive: true,
  better: null,
  position: 0,
};

function specificationTable(): ImportSpecification[] {
  const seen = new Map<string, ImportSpecification>([[MAKER.slug, MAKER]]);
  for (const { fields } of CATEGORIES) {
    for (const { specification } of fields) {
      if (!seen.has(specification.slug))
        seen.set(specification.slug, { ...specification, position: seen.size + (specification.isPromoted ? 0 : 1000) });
    }
  }
  return [...seen.values()];
}

function categoryTable(): ImportCategory[] {
  const category = (
    code: string,
    slug: string,
    name: ImportCategory['name'],
    parentCode: string | null,
    position: number,
    picture: ImportCategory['picture'],
  ): ImportCategory => ({
    code,
    slug,
    parentCode,
    name,
    labels: [],
    picture,
    position,
    contents: [],
    promotion: null,
  });
  return [
    category(DEPARTMENT, 'komplektuiuchi', t('Комплектуючі', 'Комплектующие'), null, 500, {
      type: 'ssd-m2',
      view: 'front',
      params: { brand: 'maker-1' },
    }),
    ...CATEGORIES.map(({ slug, name, picture }, index) =>
      category(codeOf(index), slug, name, DEPARTMENT, 501 + index, picture?.({}, 'maker-1') ?? null),
    ),
  ];
}

const ROW_START = Buffer.from('"name":');
/** Counts rows without parsing, for a progress bar; a file that cannot be read counts none and is reported later. */
function countRows(path: string): number {
  try {
    const text = readFileSync(path);
    let count = 0;
    for (let at = text.indexOf(ROW_START); at >= 0; at = text.indexOf(ROW_START, at + ROW_START.length)) count += 1;
    return count;
  } catch {
    return 0;
  }
}

async function load(path: string): Promise<unknown[] | string> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return Array.isArray(value) ? value : 'is not a list';
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * The computer parts of `docyx/pc-part-dataset` as one department with 25 categories. Files are read one at a time, rows become
 * records while they are asked for; each pass over `products` starts a new report. Malformed rows and files are skipped.
 */
export function readPcParts(folder: string): CatalogueImport & { report: () => SourceReport } {
  const paths = CATEGORIES.map(({ file }) => join(folder, `${file}.json`));
  let report = emptyReport();

  async function* readFileRows(
    category: Category,
    path: string,
    code: string,
    context: Context,
  ): AsyncGenerator<ImportProduct> {
    const rows = await load(path);
    const file = `${category.file}.json`;
    if (typeof rows === 'string') {
      report.skipped.push({ file, index: null, reason: rows });
      return;
    }
    for (const [index, row] of rows.entries()) {
      const reason = problemOf(row);
      if (reason !== null) {
        report.skipped.push({ file, index, reason });
        continue;
      }
      const product = readRow(row as Row, category, code, 1 - index / rows.length, context);
      report.read += 1;
      if (product.price === null) report.left.unpriced += 1;
      if (product.pictures.length === 0) report.left.unpictured += 1;
      yield product;
    }
  }

  async function* products(): AsyncGenerator<ImportProduct> {
    report = emptyReport();
    const context: Context = {
      makers: new Map(),
      options: new Map(),
      codes: new Set(),
      slugs: new Set(),
      makerSpecification: MAKER.slug,
      left: report.left,
    };
    for (const [index, category] of CATEGORIES.entries()) {
      yield* readFileRows(category, paths[index] ?? '', codeOf(index), context);
    }
  }

  return {
    source: 'pc-parts',
    specifications: specificationTable(),
    categories: categoryTable(),
    products: { [Symbol.asyncIterator]: products },
    total: paths.reduce((sum, path) => sum + countRows(path), 0),
    report: () => report,
  };
}
