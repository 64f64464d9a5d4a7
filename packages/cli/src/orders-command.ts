import { parseArgs } from 'node:util';
import { orderStatusSchema } from '@vitryna/contracts/api';
import type { MinorUnits } from '@vitryna/money';
import { formatDecimal } from '@vitryna/money/format';
import type { CommandIo, ExitCode } from '@vitryna/release/cli';
import {
  type AskedReturn,
  type Database,
  inspectOrder,
  latestOrders,
  type OrderStep,
  operateOrder,
} from '@vitryna/store-api';
import { overDatabase } from './over-database.ts';
import { largestPicture } from './uploaded-picture.ts';

const help = `vitryna orders COMMAND

  list [--status STATUS] [--limit 20]   the latest orders
  show NUMBER                           an order, its timeline and what is asked to be returned
  confirm NUMBER                        the shop will send it
  ship NUMBER --ttn WAYBILL             the carrier has it
  deliver NUMBER                        the shopper has it; cash on delivery is paid, a return is refused
  take-back NUMBER                      what was asked to be returned has come back
  cancel NUMBER                         its goods go back to the stock, its coupon can be used again
  mark-paid NUMBER                      an invoice, or cash, is paid

Pictures of a return lie in uploads/ of the data folder. Each step is written into the order's timeline and told to the shopper.

  --data FOLDER    data folder of the embedded database (default: DATA_FOLDER, else .data/store of the project)
  -h, --help       print this help

PUBLIC_URL is where the links of mails lead. DATABASE_URL names a PostgreSQL server; then the store may go on running. The embedded
database belongs to one process: stop the store first.
`;

type Values = { status?: string | undefined; limit: string; ttn?: string | undefined };

const money = (amount: MinorUnits): string => `${formatDecimal(amount)} UAH`;

/** Steps that need nothing but the order. */
const simpleSteps = ['confirm', 'deliver', 'cancel', 'take-back', 'mark-paid'] as const;

/** The step that the words mean, or why they mean none. */
function readStep(action: string, { ttn }: Values): OrderStep | string {
  if (action === 'ship') return ttn ? { action, ttn } : 'ship needs --ttn, the number of the waybill';
  const step = simpleSteps.find((name) => name === action);
  return step ? { action: step } : `"${action}" is no command of orders`;
}

async function list({ db }: Database, values: Values, io: CommandIo): Promise<ExitCode> {
  const status = values.status === undefined ? undefined : orderStatusSchema.parse(values.status);
  for (const order of await latestOrders(db, status, Number(values.limit))) {
    const { number, created_at: at, payment_method: method, payment_state: state, total } = order;
    io.stdout(`${number}  ${at.toISOString().slice(0, 16)}  ${order.status}  ${method} ${state}  ${money(total)}\n`);
  }
  return 0;
}

function tellReturn({ lines, iban, comment, pictures }: AskedReturn, io: CommandIo): void {
  io.stdout(`to be returned, the money to ${iban}${comment === null ? '' : `: ${comment}`}\n`);
  for (const { productId, quantity, reason } of lines) io.stdout(`  ${quantity} of product ${productId}: ${reason}\n`);
  for (const picture of pictures) io.stdout(`  ${largestPicture(picture)}\n`);
}

async function show({ db }: Database, number: string, io: CommandIo): Promise<ExitCode> {
  const found = await inspectOrder(db, number);
  if (found === null) {
    io.stderr(`there is no order ${number}\n`);
    return 1;
  }
  const { order, events, asked } = found;
  const { firstName, lastName } = order.recipient;
  io.stdout(`${number}  ${order.status}  ${order.payment_method} ${order.payment_state}  ${money(order.total)}\n`);
  io.stdout(`${firstName} ${lastName}, ${order.phone}${order.email === null ? '' : `, ${order.email}`}\n`);
  for (const { at, status, note } of events) {
    io.stdout(`  ${at.toISOString().slice(0, 16)}  ${status}${note === null ? '' : `: ${note.uk}`}\n`);
  }
  if (asked !== null) tellReturn(asked, io);
  return 0;
}

async function run(database: Database, [action = '', number]: string[], values: Values, io: CommandIo) {
  if (action === 'list') return list(database, values, io);
  if (number === undefined) return refuse(`${action} needs the number of an order`, io);
  if (action === 'show') return show(database, number, io);
  const step = readStep(action, values);
  if (typeof step === 'string') return refuse(step, io);
  const publicUrl = io.env.PUBLIC_URL ?? 'http://localhost:8080';
  const order = await operateOrder(database.db, number, step, { publicUrl, now: new Date() });
  io.stdout(`${number}  ${order.status}  ${order.payment_state}\n`);
  return 0;
}

function refuse(reason: string, io: CommandIo): ExitCode {
  io.stderr(`${reason}\n\n${help}`);
  return 2;
}

/** `vitryna orders …`. */
export const ordersCommand = {
  summary: 'see orders and take them through their life',
  async run(argv: string[], io: CommandIo): Promise<ExitCode> {
    const { values, positionals } = parseArgs({
      args: argv,
      options: {
        data: { type: 'string' },
        status: { type: 'string' },
        limit: { type: 'string', default: '20' },
        ttn: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
    if (values.help || positionals.length === 0) {
      io.stdout(help);
      return values.help ? 0 : 2;
    }
    return overDatabase(values.data, io, (database) => run(database, positionals, values, io));
  },
};
