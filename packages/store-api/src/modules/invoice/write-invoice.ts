import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describeInvoice } from './describe-invoice.ts';
import type { Invoice } from './invoice.ts';

/** Roboto comes with the library, under the Apache licence, with Cyrillic and the sign of the hryvnia. */
const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts/Roboto');
const [normal, bold] = ['Roboto-Regular.ttf', 'Roboto-Medium.ttf'].map((file) => join(fonts, file));

/** Loaded with the first invoice: it is a tenth of what a start of the store API reads. */
async function loadLibrary() {
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ Roboto: { normal, bold, italics: normal, bolditalics: bold } });
  // Names of products and companies are text. Nothing that one of them says is ever read from the disk or the network.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
  return pdfmake;
}

/** An invoice as a PDF. */
export async function writeInvoice(invoice: Invoice): Promise<Buffer> {
  const pdfmake = await loadLibrary();
  return pdfmake.createPdf(describeInvoice(invoice)).getBuffer();
}
