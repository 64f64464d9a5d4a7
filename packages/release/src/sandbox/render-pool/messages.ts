import type { Locale } from '@vitryna/contracts/constants';
import type { Composition } from '@vitryna/contracts/release';
import type {
  Degradation,
  LocaleTexts,
  NavigationMode,
  RendererBrand,
  ShellServerModule,
} from '@vitryna/contracts/remote';
import type { PartSource } from '../bundles/read-part.ts';
import type { HtmlPacking, PackedHtml } from './packed-html.ts';

/** A thread's start data: everything of a composition, nothing of the gateway. */
export type ThreadData = {
  compositionId: Composition['id'];
  publicUrl: string;
  brand: RendererBrand | undefined;
  navigation: NavigationMode | undefined;
  /** The shell first. */
  parts: PartSource[];
  /** Holds the index of the part that is being evaluated, or `noPart`: to be read when the thread itself cannot say it. */
  evaluating: SharedArrayBuffer;
};

/** No part is being evaluated. */
export const noPart = -1;

/** An error as it crosses to another thread. */
export type PlainError = { name: string; message: string; stack: string | undefined; cause: PlainError | undefined };

/** A question of a render; `known` is the answer that the thread still holds, 0 for none. */
export type Call = { call: number; upstream: 'api' | 'content'; path: string; known: number };

/** Its answer; without `text` the body is the one that is known. */
export type CallAnswer =
  | { call: number; status: number; body: number; text?: string | undefined; keptSince?: string | undefined }
  | { call: number; error: PlainError };

type MaintenanceInput = Parameters<ShellServerModule['renderMaintenance']>[0];

/** A page that needs no upstream. */
export type Screen =
  | ({ screen: 'maintenance' } & Omit<MaintenanceInput, 'renderer'>)
  | { screen: 'offline'; locale: Locale; texts: LocaleTexts };

/** Messages of the gateway to a thread. */
export type ToThread =
  | { kind: 'texts'; locale: Locale; texts: LocaleTexts }
  | { kind: 'render'; id: number; url: string; packing: HtmlPacking }
  | { kind: 'screen'; id: number; screen: Screen }
  | { kind: 'abort'; id: number }
  | { kind: 'answers'; answers: CallAnswer[] }
  | { kind: 'look' };

/** A rendered page without functions: its openings are told apart by a key, and sent once. */
export type PlainResult = {
  status: number;
  location?: string | undefined;
  html: PackedHtml;
  opening?: { length: number; key: number } | undefined;
  query?: { places: number[]; length: number } | undefined;
  cache: 'public' | 'private';
  styleHashes: string[];
  route: string;
  lostRemotes: string[];
  degradations?: Degradation[] | undefined;
  omissions?: Degradation[] | undefined;
};

/** Messages of a thread to the gateway. */
export type FromThread =
  | { kind: 'ready'; hasOffline: boolean; failures: { part: number; error: PlainError }[] }
  | { kind: 'calls'; id: number; calls: Call[] }
  | { kind: 'opening'; key: number; variants: Record<string, Uint8Array> }
  /** A PlainResult, if the shell keeps its word. */
  | { kind: 'rendered'; id: number; result: unknown }
  | { kind: 'failed'; id: number; error: PlainError }
  | { kind: 'report'; remote: string; path: string; error: PlainError }
  | { kind: 'looked'; cpuMs: number; heapBytes: number; bufferBytes: number };
